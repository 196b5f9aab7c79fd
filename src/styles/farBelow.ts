/**
 * Selectors of what a page may lay out later.
 * Browsers that fill in forms lay out what has fields as soon as the page is read; the lists
 * that fields are about are parts of their own, so that they are not laid out with them.
 */
export const farBelow = [
  "main > section ~ section",
  "main > section ~ section [role=search] ~ ul",
  "main article section ~ section",
  "main aside",
  // Not the footer itself: checks of contrast look for the ground under its words.
  "footer > div > div",
].join();
