import { act, fireEvent, render, screen } from "@testing-library/react";
import { LazyMap } from "../../../src/components/media/LazyMap";
import { advanceTimers } from "../../advanceTimers";
import { stubIntersectionObserver } from "../../stubBrowser";

const office = { latitude: 40.4055, longitude: -3.8775 };
const title = "Mapa de la oficina";
const MESSAGE = "El mapa no se puede mostrar aquí.";

/** Renders a map, which `intersect` brings into view. */
function renderMap() {
  const observer = stubIntersectionObserver();
  const view = render(<LazyMap point={office} title={title} address="Calle de la Higuera, 12" />);
  return { ...observer, ...view };
}

const findFrame = () => screen.queryByTitle(title);

describe("LazyMap", () => {
  it("loads with a marker once it is in view, stays loaded, and links to OpenStreetMap", () => {
    const { intersect, disconnect } = renderMap();
    expect(findFrame()).toBeNull();
    intersect(false);
    expect(findFrame()).toBeNull();
    // A busy browser reports both at once.
    intersect(false, true);
    expect(findFrame()).toBeInTheDocument();
    expect(disconnect).toHaveBeenCalled();
    intersect(false);
    expect(findFrame()).toHaveAttribute(
      "src",
      "https://www.openstreetmap.org/export/embed.html?bbox=-3.88450%2C40.40150%2C-3.87050%2C40.40950&layer=mapnik&marker=40.4055%2C-3.8775",
    );
    expect(screen.getByRole("link", { name: "Mapa de OpenStreetMap" })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/?mlat=40.4055&mlon=-3.8775#map=17/40.4055/-3.8775",
    );
  });
});

it("takes the wheel and fingers only after a press, which moves the focus to it", () => {
  const { intersect } = renderMap();
  expect(screen.queryByRole("button")).toBeNull();
  intersect(true);
  fireEvent.click(screen.getByRole("button", { name: "Mover el mapa" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(findFrame()).toHaveFocus();
});

describe("The message in place of a map", () => {
  const expectMessage = () => {
    expect(findFrame()).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(MESSAGE)).toBeVisible();
    expect(screen.getByText("Calle de la Higuera, 12")).toBeVisible();
  };
  const expectMap = () => {
    expect(findFrame()).toBeInTheDocument();
    expect(screen.getByText(MESSAGE)).not.toBeVisible();
  };

  it("is shown with the address while offline", () => {
    const connection = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderMap().intersect(true);
    expectMessage();
    connection.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event("online"));
    });
    expectMap();
  });

  it("is shown if the frame has not loaded after 15 seconds", () => {
    jest.useFakeTimers();
    renderMap().intersect(true);
    expectMap();
    advanceTimers(15_000);
    expectMessage();
  });

  it("is not shown once the frame has loaded", () => {
    jest.useFakeTimers();
    renderMap().intersect(true);
    const frame = findFrame();
    if (frame) fireEvent.load(frame);
    advanceTimers(60_000);
    expectMap();
  });
});
