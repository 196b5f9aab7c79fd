let waiting: string[] = [];

/** Runs a task when the browser has nothing else to do. */
export const runWhenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 200);

/** One file at a time: a phone that fetches all at once is slow to respond meanwhile. */
function prefetchNext(): void {
  const href = waiting.shift();
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", href });
  if (href.endsWith(".js")) link.as = "script";
  else Object.assign(link, { as: "fetch", crossOrigin: "anonymous" });
  link.onload = link.onerror = () => runWhenIdle(prefetchNext);
  document.head.append(link);
}

/** Lines up the files to be fetched ahead, in their order. */
export function queuePrefetch(addresses: string[]): void {
  waiting = addresses;
}

/** Starts to fetch them, one after the other. */
export const startPrefetch = () => runWhenIdle(prefetchNext);

/**
 * Fetches what still waits, but for the scripts that run already. Each file has a task of its own:
 * a visitor's press need not wait for all of them.
 */
export function prefetchRest(running: string[]): void {
  waiting = waiting.filter((address) => !running.includes(address));
  for (let count = waiting.length; count > 0; count -= 1) setTimeout(prefetchNext);
}
