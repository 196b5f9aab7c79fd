/** @jest-environment jsdom */
import { getPictureUrl } from "../../../plugins/gatsby-plugin-content-editor/browser/fileBackend";

Object.assign(globalThis, { createClass: () => ({}) });

const path = "data/rentals/1/rental.json";

it.each([
  [`${path}#1`, "./1.jpg", "/admin/data/rentals/1/1.jpg"],
  [`${path}#1`, "../2/1.jpg", "/admin/data/rentals/2/1.jpg"],
  [`${path}#1`, "./n.º 1 #2 50%?.jpg", "/admin/data/rentals/1/n.%C2%BA%201%20%232%2050%25%3F.jpg"],
  [undefined, "./1.jpg", "/admin/data/new/1.jpg"],
  ["data/../static/1.json#1", "./1.jpg", "/admin/data/new/1.jpg"],
])("gets for the version %s the URL of the picture %s", (version, value, url) => {
  expect(getPictureUrl(version, value)).toBe(url);
});
