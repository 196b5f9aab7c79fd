/** @jest-environment node */
import { assertValidSchema, type GraphQLObjectType, isEnumType, isNonNullType } from "graphql";
import { kindNames } from "../../../src/kinds";
import { fields, getField, listDirectives, objectTypes, schema } from "./builtSchema";

describe("createTypeDefs", () => {
  it("is a valid schema beside what Gatsby brings along", () => {
    expect(() => assertValidSchema(schema)).not.toThrow();
  });

  it("makes every kind a node", () => {
    const nodes = objectTypes.filter((type) => type.getInterfaces().length > 0);
    expect(nodes.map(({ name }) => name).sort()).toEqual([...kindNames].sort());
  });

  it("forbids inference for every type", () => {
    for (const { astNode } of objectTypes) {
      expect(astNode?.directives?.map(({ name }) => name.value)).toEqual(["dontInfer"]);
    }
  });

  it("has as non-null what the content model requires, and as nullable the rest", () => {
    for (const { field, required } of fields) {
      expect([field.name, isNonNullType(field.type)]).toEqual([field.name, required]);
    }
    expect(fields.some(({ required }) => !required)).toBe(true);
  });

  it("allows no null in lists", () => {
    const lists = fields.map(({ field }) => String(field.type)).filter((type) => /^\[/.test(type));
    expect(lists.length).toBeGreaterThan(0);
    for (const type of lists) expect(type).toMatch(/^\[\w+!\]!?$/);
  });

  it("has pictures as files beside the JSON, and nothing else", () => {
    for (const { field, schema: part } of fields) {
      const isFile = String(field.type).startsWith("File");
      expect([field.name, isFile]).toEqual([field.name, part.picture !== undefined]);
      expect(listDirectives(field.astNode)?.includes("fileByRelativePath")).toBe(isFile);
    }
  });

  it.each([
    ["Project", "location", ["text"]],
    ["ProjectDetails", "features", ["text"]],
    ["Service", "description", ["text"]],
    ["Project", "jsonId", []],
    ["Project", "virtualTour", []],
    ["ContactDetails", "email", []],
    ["Link", "target", []],
    ["Listing", "location", []],
  ])("reads %s.%s by %j", (type, name, directives) => {
    const named = schema.getType(type) as GraphQLObjectType;
    expect(listDirectives(named.getFields()[name]?.astNode)).toEqual(directives);
  });

  it("explains every type and every field in GraphiQL", () => {
    for (const type of objectTypes) {
      const isNode = type.getInterfaces().length > 0;
      // A node's own id is Gatsby's.
      const own = Object.values(type.getFields()).filter(({ name }) => !isNode || name !== "id");
      const silent = [type, ...own].filter(({ description }) => !description?.trim());
      expect([type.name, silent.map(({ name }) => name)]).toEqual([type.name, []]);
    }
  });

  it("says in GraphiQL what the values of an enum are called on the page", () => {
    const status = schema.getType("ProjectStatus");
    const labels = isEnumType(status) && status.getValues().map(({ description }) => description);
    expect(labels).toEqual(["Completado", "En construcción", "Próximamente"]);
  });

  it.each([
    ["Unit", "terrace", "Float"],
    ["ProjectDetails", "bedrooms", "Int"],
    ["OfficeHours", "days", "[Weekday!]!"],
  ])("gives %s.%s the type %s", (type, field, expected) => {
    expect(String(getField(type, field).type)).toBe(expected);
  });
});
