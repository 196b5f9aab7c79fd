import { createPictureName } from "../../../plugins/gatsby-plugin-content-editor/browser/pictureNames";

it.each([
  ["фото.jpg", "foto-4821.jpg"],
  ["照片.JPEG", "foto-4821.JPEG"],
  ["фото-1.png", "foto-4821.png"],
  ["🏠.webp", "foto-4821.webp"],
  [".jpg", "foto-4821.jpg"],
  ["….avif", "foto-4821.avif"],
  [".terraza.jpg", "terraza.jpg"],
  ["Salón grande.JPG", "Salón grande.JPG"],
  ["ÁÉ.jpg", "ÁÉ.jpg"],
  ["1.jpg", "1.jpg"],
  ["2024 фото.jpg", "2024 фото.jpg"],
])("a picture called %s is uploaded as %s", (name, expected) => {
  expect(createPictureName({ name, size: 4821 })).toBe(expected);
});
