/** @jest-environment node */
import { describeMainPicture, required } from "../../src/utils/entries";

describe("The main picture", () => {
  const picture = (name: string, focus: string | null = null) => ({
    alt: `Foto ${name}`,
    focus,
    image: { relativePath: `${name}.jpg` },
  });
  const gallery = [picture("1"), picture("2", "50% 20%")];
  const listing = (name: string) => ({ title: "Torre", image: picture(name).image, gallery });

  it("is described and cropped as in the gallery", () => {
    expect(describeMainPicture(listing("2"))).toEqual({ alt: "Foto 2", focus: "50% 20%" });
    expect(describeMainPicture(listing("1"))).toEqual({ alt: "Foto 1", focus: null });
  });

  it("is described by the title where the gallery lacks it", () => {
    expect(describeMainPicture(listing("3"))).toEqual({ alt: "Torre", focus: null });
  });
});

describe("required", () => {
  it.each([0, "", false, "Zaguán"])("returns %p as it is", (value) => {
    expect(required(value, "site")).toBe(value);
  });

  it.each([null, undefined])("names what is missing at %p", (value) => {
    expect(() => required(value, "siteSettings")).toThrow("A query found no siteSettings");
  });
});
