import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prefix } from "../../../__mocks__/gatsby";
import { SmartLink } from "../../../src/components/ui/SmartLink";

beforeAll(() => {
  prefix.path = "/sitio";
});

function renderLink(target: string | null) {
  render(<SmartLink target={target}>Aviso legal</SmartLink>);
  return screen.getByRole("link", { name: "Aviso legal" });
}

describe("SmartLink", () => {
  it("uses Gatsby's link for paths of the site", () => {
    const link = renderLink("/?de=a.b#contacto");
    expect(link).toHaveAttribute("data-gatsby");
    expect(link).not.toHaveAttribute("aria-disabled");
    expect(link).toHaveAttribute("href", "/?de=a.b#contacto");
  });

  it.each([
    ["#a", "#a"],
    ["/planos/atico.pdf#page=2", "/sitio/planos/atico.pdf#page=2"],
  ])("leaves %s to the browser", (target, address) => {
    const link = renderLink(target);
    expect(link).not.toHaveAttribute("data-gatsby");
    expect(link).toHaveAttribute("href", address);
  });

  it("is a disabled link without a target", async () => {
    const link = renderLink(null);
    expect(link).not.toHaveAttribute("href");
    expect(link).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
