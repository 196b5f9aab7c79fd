import { createPages, onCreateDevServer } from "../../../plugins/gatsby-plugin-content/gatsby-node";
import { copySampleContent } from "../../sampleContent";

const copy = copySampleContent();
const project = process.cwd();
beforeEach(() => process.chdir(copy.root()));
afterEach(() => process.chdir(project));

/** Calls a hook with only the arguments that it uses. */
const call = (hook: unknown, args: object) => (hook as (args: object) => unknown)(args);

it("in development, shows errors on the page and in the terminal until fixed", async () => {
  jest.replaceProperty(process.env, "NODE_ENV", "development");
  const log = jest.spyOn(console, "log").mockReturnValue();
  const get = jest.fn();
  await call(onCreateDevServer, { app: { get } });
  const [address, answer] = get.mock.lastCall ?? [];
  expect(address).toBe("/___content-issues");
  const write = jest.fn();
  answer({}, { writeHead: () => {}, write, on: () => {} });
  const getLast = (): string => JSON.parse(String(write.mock.lastCall).replace(/^data: /, ""));
  expect(getLast()).toBe("");
  const text = await copy.read("site/site.json");
  await copy.setField("site/site.json", "name", "");
  await copy.write("projects/1/5.jpg", "");
  await call(createPages, {});
  expect(getLast()).toMatch(/^data\/site\/site\.json:\d+:\d+ {2}name {2}[^\n]*$/);
  expect(log).toHaveBeenLastCalledWith(`\nHay fallos en el contenido:\n${getLast()}\n`);
  await copy.write("site/site.json", text);
  await call(createPages, {});
  expect(getLast()).toBe("");
});
