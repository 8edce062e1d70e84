import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchCalls } from "./batch-calls.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("what is asked for at once", () => {
  it("goes together while the earlier batch is under way, and one that comes alone does not wait", async () => {
    const batches: number[][] = [];
    const ask = batchCalls(async (batch: number[]) => {
      batches.push(batch);
      await turn();
      return batch.map((one) => one * 2);
    }, 3);
    const answers = Array.from({ length: 6 }, (_, index) => ask(index));
    expect(batches).toEqual([[0]]);
    expect(await Promise.all(answers)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(batches).toEqual([[0], [1, 2, 3], [4, 5]]);
    expect(await ask(9)).toBe(18);
  });

  it("answers each their own, and only who brought something bad gets no answer", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ is: fc.nat(), isBad: fc.boolean() }), { maxLength: 30 }), async (requested) => {
        const ask = batchCalls(async (batch: typeof requested) => {
          await turn();
          if (batch.some(({ isBad }) => isBad)) throw new Error("não presta");
          return batch.map(({ is }) => is);
        }, 4);
        const answers = await Promise.allSettled(requested.map(ask));
        expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : null))).toEqual(
          requested.map(({ is, isBad }) => (isBad ? null : is)),
        );
      }),
      { numRuns: 50 },
    );
  });
});
