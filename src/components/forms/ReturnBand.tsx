import { css } from "@emotion/react";
import { color, motion } from "../../styles/tokens";

interface Props {
  /** Percent a year. */
  rates: { min: number; max: number };
  years: number;
  mostYears: number;
}

const [WIDTH, HEIGHT] = [480, 150];

/** What lies between the least and the most of a return, year by year; its words stand beside it. */
export function ReturnBand({ rates, years, mostYears }: Props) {
  const x = (year: number) => (WIDTH * year) / mostYears;
  const y = (rate: number, year: number) =>
    HEIGHT - 1 - (HEIGHT - 12) * ((rate * year) / (rates.max * mostYears));
  const end = x(years);
  const at = (rate: number) => `${end},${y(rate, years)}`;
  const ground = HEIGHT - 1;
  return (
    <svg css={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: mostYears + 1 }, (_, year) => (
        <path key={x(year)} css={styles.year} d={`M${x(year)} ${ground}V${ground - 6}`} />
      ))}
      <path css={styles.gain} d={`M0,${ground}L${at(rates.min)}V${ground}Z`} />
      <path css={styles.band} d={`M0,${ground}L${at(rates.max)}L${at(rates.min)}Z`} />
      <path css={styles.ground} d={`M0 ${ground}H${WIDTH}`} />
    </svg>
  );
}

const styles = {
  root: css({ width: "100%", height: "auto", overflow: "visible" }),
  year: css({ stroke: color.edge }),
  ground: css({ stroke: color.ink }),
  gain: css({ fill: color.stone, transition: `d ${motion}` }),
  band: css({ fill: color.terracotta, opacity: 0.85, transition: `d ${motion}` }),
};
