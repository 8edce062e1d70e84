import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { NoTurn, turns } from "./turns.ts";

/** Something that ends when told to. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

describe("turns", () => {
  it("let so many run at once and the others wait in line, the first to come first", async () => {
    const inTurn = turns(2, 10_000);
    const works = Array.from({ length: 5 }, held);
    const begun: number[] = [];
    const all = works.map(({ ended }, n) =>
      inTurn(async () => {
        begun.push(n);
        await ended;
      }),
    );
    await setImmediate();
    expect(begun).toEqual([0, 1]);
    works[1]?.end();
    await all[1];
    await setImmediate();
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it("are given back by what fails", async () => {
    const inTurn = turns(1, 10_000);
    await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await inTurn(async () => "next")).toBe("next");
  });

  it("are refused to who waited long enough, and the line goes on without them", async () => {
    const inTurn = turns(1, 20);
    const first = held();
    const running = inTurn(() => first.ended);
    await expect(inTurn(async () => "late")).rejects.toBeInstanceOf(NoTurn);
    first.end();
    await running;
    expect(await inTurn(async () => "on time")).toBe("on time");
  });

  it("are not asked twice by the same work", async () => {
    const inTurn = turns(1, 50);
    expect(await inTurn(() => inTurn(async () => "inside"))).toBe("inside");
  });
});
