import { findLegalTarget } from "../../src/utils/findLegalTarget";

const pages = [
  { jsonId: "aviso-legal", path: "/legal/aviso-legal/" },
  { jsonId: "cookies", path: "/legal/cookies/" },
];

describe("findLegalTarget", () => {
  it.each([
    ["the page that it names", { page: "cookies" }, "/legal/cookies/"],
    [
      "its own target first",
      { page: "cookies", target: "https://x.example/" },
      "https://x.example/",
    ],
    ["nowhere while there is no such page", { page: "privacidad", target: null }, null],
  ])("leads to %s", (_, link, target) => {
    expect(findLegalTarget(link, pages)).toBe(target);
  });
});
