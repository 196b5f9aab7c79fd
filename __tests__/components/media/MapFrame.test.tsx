import { render, screen } from "@testing-library/react";
import { createMapUrl, MapFrame } from "../../../src/components/media/MapFrame";
import { stubIntersectionObserver } from "../../browser";

const office = { latitude: 40.4055, longitude: -3.8775 };

function createEmbedUrl(point: typeof office): URL {
  const { intersect } = stubIntersectionObserver();
  render(<MapFrame point={point} />);
  intersect(true);
  return new URL(screen.getByTitle<HTMLIFrameElement>("Mapa de la oficina").src);
}

describe("MapFrame", () => {
  it("is fetched once it comes into view, and stays", () => {
    const { intersect, disconnect } = stubIntersectionObserver();
    const { container } = render(<MapFrame point={office} />);
    expect(container.querySelector("iframe")).not.toBeInTheDocument();
    intersect(false);
    expect(container.querySelector("iframe")).not.toBeInTheDocument();
    intersect(true);
    expect(container.querySelector("iframe")).toBeInTheDocument();
    expect(disconnect).toHaveBeenCalled();
    intersect(false);
    expect(container.querySelector("iframe")).toBeInTheDocument();
  });

  it("stops observing when it goes away", () => {
    const { disconnect } = stubIntersectionObserver();
    const { unmount } = render(<MapFrame point={office} />);
    expect(disconnect).not.toHaveBeenCalled();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it("shows OpenStreetMap's embed with a marker at the office", () => {
    const url = createEmbedUrl(office);
    expect(url.origin + url.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
    expect(url.searchParams.get("marker")).toBe("40.4055,-3.8775");
    expect(url.searchParams.get("layer")).toBe("mapnik");
  });

  it("shows the surroundings of the office: west, south, east, north", () => {
    const box = createEmbedUrl(office).searchParams.get("bbox");
    expect(box).toBe("-3.88450,40.40150,-3.87050,40.40950");
  });
});

describe("createMapUrl", () => {
  it("links to a marker at the office on OpenStreetMap", () => {
    const url = new URL(createMapUrl(office));
    expect(url.origin).toBe("https://www.openstreetmap.org");
    expect(url.searchParams.get("mlat")).toBe("40.4055");
    expect(url.searchParams.get("mlon")).toBe("-3.8775");
    expect(url.hash).toBe("#map=17/40.4055/-3.8775");
  });
});
