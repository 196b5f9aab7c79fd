import { render, screen } from "@testing-library/react";
import { Picture } from "../../../src/components/media/Picture";
import { pictureFile } from "../../queryResults";

const SIZES = "(min-width: 900px) 500px, 100vw";

function renderPicture(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container } = render(
    <Picture file={pictureFile()} alt="Un patio" sizes={SIZES} {...props} />,
  );
  return { container, img: () => screen.getByRole("img", { name: "Un patio" }) };
}

describe("Picture", () => {
  it("offers AVIF with a fallback, both with `sizes`, and loads lazily", () => {
    const { container, img } = renderPicture();
    const source = container.querySelector("picture > source");
    expect(source).toHaveAttribute("type", "image/avif");
    expect(source).toHaveAttribute("srcset", "/1-400.avif 400w");
    expect(source?.compareDocumentPosition(img())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(img()).toHaveAttribute("src", "/1.jpg");
    expect(img()).toHaveAttribute("srcset", "/1-400.jpg 400w,\n/1-1200.jpg 1200w");
    for (const element of [source, img()]) expect(element).toHaveAttribute("sizes", SIZES);
    expect(img()).toHaveAttribute("loading", "lazy");
    expect(img()).toHaveAttribute("decoding", "async");
    expect(img()).not.toHaveAttribute("fetchpriority");
  });

  it("loads eagerly with high priority if it is in the first view", () => {
    const { img } = renderPicture({ priority: true });
    expect(img()).toHaveAttribute("loading", "eager");
    expect(img()).toHaveAttribute("fetchpriority", "high");
    expect(img()).not.toHaveAttribute("decoding");
  });

  it("reserves space by its aspect ratio", () => {
    const file = pictureFile();
    Object.assign(file.childImageSharp.gatsbyImageData, { width: 1600, height: 900 });
    const { img } = renderPicture({ file });
    expect(img()).toHaveAttribute("width", "1200");
    expect(img()).toHaveAttribute("height", "675");
  });

  it("has the picture's dominant colour as background", () => {
    const { container } = renderPicture();
    expect(container.querySelector("picture")).toHaveStyle({
      backgroundColor: "rgb(160, 128, 96)",
    });
  });

  it("renders nothing for a file that is not an image", () => {
    const { container } = renderPicture({ file: { childImageSharp: null } });
    expect(container).toBeEmptyDOMElement();
  });
});
