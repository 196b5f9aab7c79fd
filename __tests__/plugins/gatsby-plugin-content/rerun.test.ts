/** @jest-environment node */
import { emitter, store } from "gatsby/dist/redux";
import { createPageDependencyBatcher as batcher } from "gatsby/dist/redux/actions/add-page-dependency";
import { rerunOvertaken } from "../../../plugins/gatsby-plugin-content/rerun";

const PAGE = "/una/pagina/";

const start = (path = PAGE) => store.dispatch({ type: "QUERY_START", payload: { path } });
const end = (path = PAGE) => store.dispatch({ type: "PAGE_QUERY_RUN", payload: { path } });
const change = (type = "CREATE_NODE") =>
  store.dispatch({ type, payload: { id: "picture", internal: { type: "File" } } });
const isDirty = () => store.getState().queries.trackedQueries.get(PAGE)?.dirty !== 0;

/** What Gatsby does after the last query of a run. */
const finish = () => batcher.flush();

beforeAll(() => {
  const payload = { path: PAGE, componentPath: "pagina.tsx", context: {} };
  store.dispatch({ type: "CREATE_PAGE", payload, plugin: { name: "default-site-plugin" } });
});

const watchQueries = (command: string) => {
  process.env.gatsby_executing_command = command;
  rerunOvertaken({ emitter, store });
};

describe("rerunOvertaken", () => {
  it("does nothing while building, where Gatsby forgets that a query was overtaken", () => {
    watchQueries("build");
    start();
    change();
    end();
    finish();
    expect(isDirty()).toBe(false);
  });

  describe("while developing", () => {
    beforeAll(() => watchQueries("develop"));
    beforeEach(() => {
      start();
      end();
      finish();
    });

    it.each(["CREATE_NODE", "DELETE_NODE"])("has a query run again that %s overtook", (type) => {
      start();
      change(type);
      end();
      finish();
      expect(isDirty()).toBe(true);
    });

    it("has one run again that had ended when another was overtaken", () => {
      start();
      end();
      change();
      finish();
      expect(isDirty()).toBe(true);
    });

    it("has one run again that ran on while others were told of", () => {
      start();
      finish();
      change();
      finish();
      end();
      finish();
      expect(isDirty()).toBe(true);
    });

    it("leaves one alone whose content changed before it or after it", () => {
      change();
      start();
      end();
      finish();
      change();
      start("/otra/");
      end("/otra/");
      finish();
      expect(isDirty()).toBe(false);
    });
  });
});
