import { render, screen } from "@testing-library/react";
import { NearbyPlaces } from "../../../src/components/listing/NearbyPlaces";

const place: Queries.PlaceBlockFragment = {
  latitude: 40.4988,
  longitude: -3.8792,
  nearby: [
    { name: "Metro", minutes: 6, means: "walk" },
    { name: "Cercanías", minutes: 8, means: "car" },
  ],
};

describe("NearbyPlaces", () => {
  it("lists nearby places and their distances, and links to the map", () => {
    render(<NearbyPlaces place={place} />);
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items).toEqual(["a pie6 minMetro", "en coche8 minCercanías"]);
    const link = screen.getByRole("link", { name: "Mapa de OpenStreetMap" });
    expect(link).toHaveAttribute("href", expect.stringContaining("mlat=40.4988&mlon=-3.8792"));
  });
});
