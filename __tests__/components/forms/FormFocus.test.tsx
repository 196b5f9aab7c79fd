import { act } from "@testing-library/react";
import { wait } from "../../browser";
import { form, nameField, outside, renderForm, submit, submitFilled, thanks } from "./sampleForm";

const leave = () => act(() => outside().focus());

describe("the focus of a form", () => {
  it("is left alone when the page opens", () => {
    renderForm();
    expect(document.body).toHaveFocus();
  });

  it("goes to the thanks when it was on the button", async () => {
    await submitFilled();
    wait(999);
    expect(submit()).toHaveFocus();
    wait(1);
    expect(thanks()).toHaveFocus();
  });

  it("goes to the thanks when it was in a field", async () => {
    const user = renderForm();
    await user.type(nameField(), "Ana{Enter}");
    wait(1000);
    expect(thanks()).toHaveFocus();
  });

  it("goes back to the form when the thanks end", async () => {
    await submitFilled();
    wait(1000);
    wait(3000);
    expect(form()).toHaveFocus();
  });

  it("stays with a visitor who went elsewhere while it was sending", async () => {
    await submitFilled();
    leave();
    wait(1000);
    expect(outside()).toHaveFocus();
    wait(3000);
    expect(outside()).toHaveFocus();
  });

  it("stays with a visitor who went elsewhere during the thanks", async () => {
    await submitFilled();
    wait(1000);
    leave();
    wait(3000);
    expect(outside()).toHaveFocus();
  });

  it("goes along again the next time", async () => {
    const user = await submitFilled();
    wait(1000);
    leave();
    wait(3000);
    await user.type(nameField(), "Ana{Enter}");
    wait(1000);
    expect(thanks()).toHaveFocus();
  });
});
