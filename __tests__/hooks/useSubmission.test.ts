import { act, renderHook } from "@testing-library/react";
import { useSubmission } from "../../src/hooks/useSubmission";
import { wait } from "../browser";

function submission() {
  const onDone = jest.fn();
  const { result, unmount, rerender } = renderHook(() => useSubmission(onDone));
  const submit = () => act(() => result.current.submit());
  return { onDone, submit, unmount, rerender, state: () => result.current.state };
}

describe("useSubmission", () => {
  beforeEach(() => jest.useFakeTimers());

  it("does nothing until it is told to", () => {
    const { state, onDone } = submission();
    wait(60_000);
    expect(state()).toBe("idle");
    expect(onDone).not.toHaveBeenCalled();
  });

  it("sends for one second", () => {
    const { submit, state } = submission();
    submit();
    wait(999);
    expect(state()).toBe("sending");
    wait(1);
    expect(state()).toBe("sent");
  });

  it("thanks for three seconds and is ready again", () => {
    const { submit, state } = submission();
    submit();
    wait(1000);
    wait(2999);
    expect(state()).toBe("sent");
    wait(1);
    expect(state()).toBe("idle");
  });

  it("tells that it is done once, when the thanks end", () => {
    const { submit, onDone } = submission();
    submit();
    wait(1000);
    wait(2999);
    expect(onDone).not.toHaveBeenCalled();
    wait(1);
    expect(onDone).toHaveBeenCalledTimes(1);
    wait(60_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it("ignores a second submission while it sends", () => {
    const { submit, state } = submission();
    submit();
    wait(600);
    submit();
    wait(400);
    expect(state()).toBe("sent");
  });

  it("ignores a second submission while it thanks", () => {
    const { submit, state, onDone } = submission();
    submit();
    wait(1000);
    submit();
    wait(3000);
    expect(state()).toBe("idle");
    wait(60_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it("can be submitted again afterwards", () => {
    const { submit, state, onDone } = submission();
    for (const times of [1, 2]) {
      submit();
      wait(1000);
      expect(state()).toBe("sent");
      wait(3000);
      expect(onDone).toHaveBeenCalledTimes(times);
    }
  });

  it.each([
    ["sending", 500],
    ["sent", 1500],
  ])("leaves no timer behind when the page is left while %s", (state, after) => {
    const { submit, unmount, onDone, ...form } = submission();
    submit();
    wait(Math.min(after, 1000));
    wait(after - Math.min(after, 1000));
    expect(form.state()).toBe(state);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    wait(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });
});
