/** @jest-environment jsdom */
/** Opens a page as rendered by gatsby-ssr, while its pictures are still loading. */
function openPage(): void {
  jest.useFakeTimers();
  document.head.replaceChildren();
  delete document.documentElement.dataset.scripts;
  document.body.innerHTML = `<input><template id="gatsby-scripts">
    <script>window.pagePath="/proyecto/1/";</script>
    <script>window.___chunkMapping=${JSON.stringify(JSON.stringify({ app: ["/app.js"] }))};</script>
    <script>window.___webpackCompilationHash="0123abcd";</script>
    <script src="/polyfill.js" nomodule></script>
    <script src="/runtime.js" async></script><script src="/app.js" async></script></template>`;
  jest.isolateModules(() => {
    require("../../../plugins/gatsby-plugin-page-delivery/scriptLoader");
  });
}

const listScripts = () =>
  [...document.head.querySelectorAll("script")].map((one) => one.getAttribute("src"));

const SCRIPTS = ["/runtime.js", "/app.js"];

const sign = (type: string) =>
  document.querySelector("input")?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(openPage);

// Ends what a loader waits for, which would otherwise affect the next one.
afterEach(() => jest.runAllTimers());

it("starts the scripts in their order, with Gatsby's globals, once the page has loaded", () => {
  jest.advanceTimersByTime(1000);
  expect(listScripts()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  // In the next frame, the first picture may not be painted yet.
  jest.advanceTimersToNextFrame();
  expect(listScripts()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(listScripts()).toEqual(SCRIPTS);
  expect([...document.head.querySelectorAll("script")].some((one) => one.async)).toBe(false);
  expect(window).toMatchObject({
    pagePath: "/proyecto/1/",
    ___chunkMapping: { app: ["/app.js"] },
    ___webpackCompilationHash: "0123abcd",
  });
});

it.each(["pointerdown", "keydown", "input"])("starts them at a %s, and once", (type) => {
  sign(type);
  expect(listScripts()).toEqual(SCRIPTS);
  sign(type);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(10_000);
  expect(listScripts()).toEqual(SCRIPTS);
});

it("starts them after three seconds if a picture never arrives", () => {
  jest.advanceTimersByTime(2999);
  expect(listScripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(listScripts()).toEqual(SCRIPTS);
});

// e2e/newRelease.spec.ts tests that the page reloads, and once.
describe("a missing script", () => {
  beforeEach(() => {
    Object.assign(window, { fetch: jest.fn().mockRejectedValue(new TypeError("offline")) });
    Object.assign(performance, { getEntriesByName: () => [] });
  });

  /** Reports that a file could not be loaded. */
  const fail = (element: HTMLElement) => {
    document.body.append(element);
    element.dispatchEvent(new Event("error"));
    return element;
  };
  const failScript = (src: string) =>
    fail(Object.assign(document.createElement("script"), { type: "text/plain", src }));

  it("makes it ask for the page, to reload it, and hides what needs scripts", () => {
    failScript("/component.js");
    expect(fetch).toHaveBeenCalledWith(location.href, { method: "HEAD" });
    expect(document.documentElement.dataset.scripts).toBe("failed");
  });

  it("of an extension, or a missing picture, does nothing", () => {
    failScript("https://extension.example/a.js");
    fail(document.createElement("img"));
    expect(fetch).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.scripts).toBeUndefined();
  });

  it("of another page does nothing once this one is rendered", () => {
    Object.assign(performance, { getEntriesByName: () => [{}] });
    failScript("/component.js");
    window.dispatchEvent(new Event("unhandledrejection"));
    expect(fetch).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.scripts).toBeUndefined();
  });

  it("or missing data, which Gatsby reports by a rejection, hide what needs scripts", () => {
    window.dispatchEvent(new Event("unhandledrejection"));
    expect(document.documentElement.dataset.scripts).toBe("failed");
  });
});
