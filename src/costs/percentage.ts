/** Calculates a percentage of a price, rounded to whole euros. */
export const calculatePercentage = (price: number, percent: number) =>
  Math.round((price * percent) / 100);
