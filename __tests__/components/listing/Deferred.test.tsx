import { act, screen } from "@testing-library/react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Deferred } from "../../../src/components/listing/Deferred";

const page = (
  <>
    <h1>Título</h1>
    <Deferred>
      <p>Lo que sigue</p>
    </Deferred>
  </>
);

const isRestShown = () => screen.queryByText("Lo que sigue") !== null;

let root: Root | undefined;
const container = document.createElement("div");
document.body.append(container);

/** Renders the page as far as React does before it lets the browser paint. */
function openPage(): void {
  root = createRoot(container);
  // React would do what it defers at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  flushSync(() => root?.render(page));
}

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => root?.unmount());
  container.textContent = "";
  window.history.replaceState(null, "", "/");
});

it("shows a page's heading first, and the rest after it", async () => {
  openPage();
  expect(screen.getByRole("heading", { name: "Título" })).toBeTruthy();
  expect(isRestShown()).toBe(false);
  expect(await screen.findByText("Lo que sigue")).toBeTruthy();
});

it.each([
  ["Back leads to a place in it", { top: 4100 }, "/proyecto/1/"],
  ["its address has a hash", null, "/proyecto/1/#planos"],
])("shows all of a page at once where %s", (_, state, address) => {
  window.history.replaceState(state, "", address);
  openPage();
  expect(isRestShown()).toBe(true);
});

it("is whole in the built page, and stays so while React takes over", () => {
  container.innerHTML = renderToString(page);
  expect(isRestShown()).toBe(true);
  act(() => {
    root = hydrateRoot(container, page, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    expect(isRestShown()).toBe(true);
  });
  expect(isRestShown()).toBe(true);
});

it("lets React take over the heading before it comes to the rest", async () => {
  const log: string[] = [];
  const Part = ({ name }: { name: string }) => {
    log.push(`${name} rendered`);
    useEffect(() => {
      log.push(`${name} ready`);
    }, [name]);
    return <p>{name}</p>;
  };
  const parts = (
    <>
      <Part name="heading" />
      <Deferred>
        <Part name="rest" />
      </Deferred>
    </>
  );
  container.innerHTML = renderToString(parts);
  log.length = 0;
  await act(async () => {
    root = hydrateRoot(container, parts);
  });
  expect(log).toEqual(["heading rendered", "heading ready", "rest rendered", "rest ready"]);
});
