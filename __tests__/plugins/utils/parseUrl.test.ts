import { parseUrl } from "../../../plugins/utils/parseUrl";

it("parses an address with accents each time, also once the engine has compiled the parser", () => {
  for (let call = 0; call < 10_000; call++) parseUrl("https://www.example.com");
  expect(parseUrl("https://www.zaguán.example")?.host).toBe("www.xn--zagun-0qa.example");
});

it("returns undefined for what is no URL, and takes a path relative to its base", () => {
  expect(parseUrl("https://localhost:puerto")).toBeUndefined();
  expect(parseUrl("/proyectos/")).toBeUndefined();
  expect(parseUrl("/proyectos/", "https://zaguan.example")?.pathname).toBe("/proyectos/");
});
