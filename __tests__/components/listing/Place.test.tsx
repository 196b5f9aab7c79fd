import { fireEvent, render, screen } from "@testing-library/react";
import { Place } from "../../../src/components/listing/Place";
import { stubIntersectionObserver } from "../../stubBrowser";

const place: Queries.PlaceBlockFragment = {
  latitude: 40.4988,
  longitude: -3.8792,
  nearby: [
    { name: "Metro", minutes: 6, means: "walk" },
    { name: "Cercanías", minutes: 8, means: "car" },
  ],
};

const renderSection = () =>
  render(<Place place={place} title="Los Encinares" location="Las Rozas" />);

describe("Place", () => {
  it("lists nearby places and their distances", () => {
    renderSection();
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items).toEqual(["Metro 6\u00A0min a pie", "Cercanías 8\u00A0min en coche"]);
  });

  it("links to the map, and after a click shows and focuses it", async () => {
    const { intersect } = stubIntersectionObserver();
    renderSection();
    const link = screen.getByRole("link", { name: "Ver el mapa en OpenStreetMap" });
    expect(link).toHaveAttribute("href", expect.stringContaining("mlat=40.4988&mlon=-3.8792"));
    fireEvent.click(screen.getByRole("button", { name: "Ver el mapa" }));
    await screen.findByText(/Las Rozas/);
    intersect(true);
    const map = await screen.findByTitle<HTMLIFrameElement>("Mapa de Los Encinares");
    expect(new URL(map.src).searchParams.get("marker")).toBe("40.4988,-3.8792");
    expect(map.closest("[tabindex]")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Ver el mapa" })).not.toBeInTheDocument();
  });
});
