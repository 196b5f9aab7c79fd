import { remember } from "../../../plugins/shared/remember";

describe("remember", () => {
  function counting() {
    const made: number[] = [];
    const ask = remember(
      async (input: number) => {
        made.push(input);
        return { input };
      },
      (input) => String(input),
    );
    return { made, ask };
  }

  it("makes once what is asked for twice, also while it is being made", async () => {
    const { made, ask } = counting();
    const [one, other] = await Promise.all([ask(1), ask(1)]);
    expect(await ask(1)).toBe(one);
    expect(other).toBe(one);
    expect(await ask(2)).toEqual({ input: 2 });
    expect(made).toEqual([1, 2]);
  });

  it("keeps the 32 that were asked for last", async () => {
    const { made, ask } = counting();
    for (let input = 1; input <= 32; input += 1) await ask(input);
    await ask(1);
    await ask(33);
    made.length = 0;
    await ask(1);
    expect(made).toEqual([]);
    await ask(2);
    expect(made).toEqual([2]);
  });

  it("throws what making it throws, each time", async () => {
    const ask = remember(
      () => Promise.reject(new Error("no picture")),
      () => "",
    );
    await expect(ask(undefined)).rejects.toThrow("no picture");
    await expect(ask(undefined)).rejects.toThrow("no picture");
  });
});
