/** @jest-environment node */
import { contentCopy } from "./copy";

const PROJECT = "projects/1/project.json";
const RENTAL = "rentals/2/rental.json";
const BENEFITS = "benefits/benefits.json";
const SITE = "site/site.json";

describe("a field of the content", () => {
  const copy = contentCopy();

  /** File, field, what it is spoilt with, what its line holds, what is said. */
  it.each<[string, string, string, unknown, string, RegExp]>([
    ["a text of spaces", PROJECT, "title", "  ", '"  "', /^se esperaba un texto .*; hay " +"$/],
    ["a text for a number", PROJECT, "details.bedrooms", "tres", '"tres"', /número entero.*"tres"/],
    ["a fraction of a room", RENTAL, "bathrooms", 1.5, "1.5", /^se esperaba un número entero/],
    ["a negative count", RENTAL, "bedrooms", -1, ": -1", /^se esperaba un número .*≥ 0.*hay -1$/],
    ["a price of nothing", RENTAL, "price", 0, '"price": 0', /^se esperaba un número > 0.*hay 0$/],
    ["a number for a text", PROJECT, "location", 5, ": 5", /^se esperaba un texto .*; hay 5$/],
    ["an unknown status", PROJECT, "status", "x", '"x"', /uno de: past, current, future; hay "x"/],
    ["an unknown type", PROJECT, "type", "swap", '"swap"', /uno de: sale, rent; hay "swap"/],
    ["an unknown icon", BENEFITS, "benefits.2.icon", "x", '"x"', /^se esperaba uno de: price/],
    ["an id that is not its folder", PROJECT, "id", "uno", '"uno"', /se esperaba "1".*hay "uno"/],
    ["a list where one thing goes", PROJECT, "image", [], "[]", /ruta de una imagen; hay \[\]$/],
    ["no list at all", RENTAL, "features", "Luz", '"Luz"', /^se esperaba una lista .*hay "Luz"$/],
    ["an empty list", RENTAL, "features", [], '"features"', /^se esperaba una lista .*hay \[\]$/],
    ["a gallery of none", PROJECT, "gallery", [], '"gallery"', /^se esperaba una lista de 4/],
    ["nothing", SITE, "hours", null, "null", /^se esperaba un objeto .*; hay null$/],
    ["no address of e-mail", SITE, "contact.email", "hola", '"hola"', /correo; hay "hola"$/],
    ["no safe address", SITE, "url", "http://a.b", "http://a.b", /https:.*hay "http:\/\/a\.b"$/],
    ["no postal code", SITE, "address.postalCode", "2866", '"2866"', /código postal/],
    ["no time", SITE, "hours.opens", "25:00", '"25:00"', /hora .*; hay "25:00"$/],
    ["no month", SITE, "timeline.end", "2025-13", '"2025-13"', /mes .*; hay "2025-13"$/],
    ["a script", SITE, "menu.1.target", "javascript:a", "javascript:", /^se esperaba una ruta/],
    ["half an address", SITE, "menu.0.target", "//a.b", "//a.b", /^se esperaba una ruta/],
    ["a place off the map", SITE, "map.latitude", 91, ": 91", /≤ 90; hay 91$/],
  ])("may not be %s", async (_, name, field, value, snippet, message) => {
    await copy.spoil(name, field, value);
    const [fault, ...others] = (await copy.faults()).filter(({ level }) => level === "error");
    expect(fault).toMatchObject({ file: `data/${name}`, field });
    expect(fault?.line).toBe(await copy.lineOf(name, snippet));
    expect(fault?.message).toMatch(message);
    expect(others).toEqual([]);
  });
});
