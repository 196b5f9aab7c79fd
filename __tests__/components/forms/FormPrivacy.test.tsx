import { wait } from "../../browser";
import { form, renderForm, submitFilled } from "./sampleForm";

describe("what is typed in a form", () => {
  it("is submitted nowhere, also before the scripts are there", () => {
    renderForm();
    expect(form()).toHaveAttribute("method", "dialog");
    expect(form()).not.toHaveAttribute("action");
  });

  it("reaches neither the network nor the address", async () => {
    const fetch = jest.fn();
    const sendBeacon = jest.fn();
    Object.assign(window, { fetch });
    Object.assign(navigator, { sendBeacon });
    const open = jest.spyOn(XMLHttpRequest.prototype, "open");
    const address = window.location.href;
    await submitFilled();
    wait(1000);
    wait(3000);
    for (const call of [fetch, sendBeacon, open]) expect(call).not.toHaveBeenCalled();
    expect(window.location.href).toBe(address);
  });

  it("is kept from the browser's own submission", async () => {
    const prevented: boolean[] = [];
    const listen = (event: Event) => prevented.push(event.defaultPrevented);
    window.addEventListener("submit", listen);
    await submitFilled();
    window.removeEventListener("submit", listen);
    expect(prevented).toEqual([true]);
  });
});
