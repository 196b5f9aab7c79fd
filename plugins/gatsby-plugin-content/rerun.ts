import { createRequire } from "node:module";
import path from "node:path";
import type { Store } from "gatsby";

/** Of Gatsby's flags of a query: what it asked for has changed. */
const DIRTY_DATA = 0b0100;

/** What is used of Gatsby's state: a query's flags, zero where none holds. */
interface State {
  queries: { trackedQueries: Map<string, { dirty: number; running: number }> };
}

/** Says what has happened to Gatsby's state. */
interface Emitter {
  on: (type: string, listener: (action: { payload: { path: string } }) => void) => void;
}

/** Tells Gatsby's state, all at once, what queries asked for. */
interface Batcher {
  flush: () => void;
}

/**
 * While developing, has a query that content overtook run again. Content that changes while
 * queries run is taken in at once, but Gatsby learns what they asked for after the last of
 * them, and takes a mark that one has meanwhile away when it ends: a project whose pictures came
 * a moment after its text would be without them until the next change.
 * @param args of the hook `onPreInit`
 */
export function rerunOvertaken({ emitter, store }: { emitter: Emitter; store: Store }): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  const gatsby = createRequire(path.resolve("gatsby-node.ts"));
  const { createPageDependencyBatcher: batcher } = gatsby(
    "gatsby/dist/redux/actions/add-page-dependency",
  ) as { createPageDependencyBatcher: Batcher };
  const started = new Set<string>();
  const overtaken = new Set<string>();
  emitter.on("QUERY_START", ({ payload }) => started.add(payload.path));
  const overtake = () => {
    for (const query of started) overtaken.add(query);
  };
  emitter.on("CREATE_NODE", overtake);
  emitter.on("DELETE_NODE", overtake);
  const { flush } = batcher;
  batcher.flush = () => {
    flush.call(batcher);
    const { trackedQueries } = (store.getState() as State).queries;
    for (const id of started) {
      const query = trackedQueries.get(id);
      // It is told in between, too, when there is much to tell.
      if (query?.running) continue;
      started.delete(id);
      if (overtaken.delete(id) && query) query.dirty = DIRTY_DATA;
    }
  };
}
