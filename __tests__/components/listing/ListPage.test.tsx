import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListPage } from "../../../src/components/listing/ListPage";
import type { Listing } from "../../../src/hooks/useListing";

const FAILURE = /^No se ha podido buscar/;

const choices = [{ value: "1", label: "Primera" }];
const filters = [{ name: "clase", label: "Clase", any: "Todas", choices }];

function renderList(changes: Partial<Listing<string>>) {
  const listing: Listing<string> = {
    state: "found",
    entries: ["uno", "dos"],
    total: 5,
    chosen: { clase: "1" },
    active: true,
    choose: jest.fn(),
    clear: jest.fn(),
    more: jest.fn(),
    retry: jest.fn(),
    ...changes,
  };
  const heading = { title: "Casas", text: "Todas." };
  const place = { name: "Casas", path: "/casas/", page: 1, pages: 3 };
  const page = (state: Listing<string>["state"]) => (
    <main>
      <ListPage
        {...place}
        heading={heading}
        noun={{ one: "casa", many: "casas" }}
        listing={{ ...listing, state }}
        filters={filters}
        chips="clase"
      >
        <p>Las casas</p>
      </ListPage>
    </main>
  );
  const { rerender } = render(page(listing.state));
  return { listing, become: (state: typeof listing.state) => rerender(page(state)) };
}

const button = (name: string) => screen.getByRole("button", { name });

describe("ListPage, where a search failed", () => {
  it("says so aloud, and offers to try again", async () => {
    const { listing } = renderList({ state: "failed", entries: [], total: 0 });
    expect(screen.getByRole("alert")).toHaveTextContent(FAILURE);
    await userEvent.click(button("Volver a intentarlo"));
    expect(listing.retry).toHaveBeenCalledTimes(1);
    // The button goes while it searches.
    expect(button("Todas")).toHaveFocus();
    await userEvent.click(button("Quitar filtros"));
    expect(listing.clear).toHaveBeenCalledTimes(1);
  });

  it("keeps what is shown when more failed, and tries for that again in its place", async () => {
    const { listing, become } = renderList({});
    await userEvent.click(button("Mostrar más"));
    expect(listing.more).toHaveBeenCalledTimes(1);
    become("searching");
    become("failed");
    expect(screen.getByText("Las casas")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("5 casas");
    expect(screen.getByRole("alert")).toHaveTextContent(FAILURE);
    expect(screen.queryByRole("button", { name: "Quitar filtros" })).toBeNull();
    expect(button("Volver a intentarlo")).toHaveFocus();
    await userEvent.click(button("Volver a intentarlo"));
    expect(listing.retry).toHaveBeenCalledTimes(1);
    expect(listing.more).toHaveBeenCalledTimes(1);
  });
});
