import {
  createAddedFields,
  type Field,
  resolveLinks,
} from "../../../../plugins/gatsby-plugin-content/computedFields/addedFields";
import type { ModelName } from "../../../../plugins/gatsby-plugin-content/model/models";

/** Resolves a field whose value in the file is given; `find` returns the entries of a type. */
const resolve = (
  resolver: Field["resolve"],
  { source = {}, value }: { source?: object; value?: unknown },
  find?: (type: string) => object,
) => {
  const findAll = async ({ type }: { type: string }) => find?.(type);
  const context = { defaultFieldResolver: () => value, nodeModel: { findAll } };
  return resolver?.(source, {}, context as never, {});
};

it("omits links to empty lists from menus", async () => {
  const find = (type: string) => ({ totalCount: async () => (type === "Rental" ? 0 : 1) });
  const links = ["/", "/#proyectos", "/#alquiler", "/alquiler/", "/#servicios"];
  const value = links.map((target) => ({ target }));
  expect(await resolve(resolveLinks, { value }, find)).toEqual(
    ["/", "/#proyectos", "/#servicios"].map((target) => ({ target })),
  );
});

it.each<[ModelName, string, string, string | undefined]>([
  ["Project", "./2.jpg", "Una torre", "50% 20%"],
  ["Rental", "./1.jpg", "El salón", undefined],
  ["Rental", "./3.jpg", "Torre Alta", undefined],
])("describes the main picture of %s, %s, by gallery or title", (kind, image, alt, focus) => {
  const gallery = [
    { image: "./1.jpg", alt: "El salón" },
    { image: "./2.jpg", alt: "Una torre", focus: "50% 20%" },
  ];
  const source = { title: "Torre Alta", image, gallery };
  const { imageAlt, imageFocus } = createAddedFields(kind);
  expect(resolve(imageAlt?.resolve, { source })).toBe(alt);
  expect(resolve(imageFocus?.resolve, { source })).toBe(focus);
});

it.each<[ModelName, string, string]>([
  ["Project", "./1.jpg", "../torre-alta/1.jpg"],
  ["Rental", "../../rentals/torre-alta/1.jpg", "./1.jpg"],
  ["Rental", "../atico/1.jpg", "../../rentals/atico/./1.jpg"],
])("finds the main picture of %s, %s, in the gallery as %s", (kind, image, inGallery) => {
  const gallery = [{ image: inGallery, alt: "El salón", focus: "50% 20%" }];
  const source = { jsonId: "torre-alta", title: "Torre Alta", image, gallery };
  const { imageAlt, imageFocus } = createAddedFields(kind);
  expect(resolve(imageAlt?.resolve, { source })).toBe("El salón");
  expect(resolve(imageFocus?.resolve, { source })).toBe("50% 20%");
});

it("takes a picture of another folder for another one", () => {
  const gallery = [{ image: "../atico/1.jpg", alt: "El salón" }];
  const source = { jsonId: "torre-alta", title: "Torre Alta", image: "./1.jpg", gallery };
  const { imageAlt } = createAddedFields("Project");
  expect(resolve(imageAlt?.resolve, { source })).toBe("Torre Alta");
});

it("relates listings to three others, each a node of its type", async () => {
  const create = (type: string, jsonId: string) => ({
    internal: { type },
    jsonId,
    location: "Getafe",
  });
  const find = (type: string) => ({ entries: [create(type, "1"), create(type, "2")] });
  const { related } = createAddedFields("Rental");
  expect(await resolve(related?.resolve, { source: create("Rental", "1") }, find)).toEqual([
    create("Rental", "2"),
    create("Project", "1"),
    create("Project", "2"),
  ]);
});
