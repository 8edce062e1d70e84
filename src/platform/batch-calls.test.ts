import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchCalls } from "./batch-calls.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("o que se pede ao mesmo tempo", () => {
  it("segue junto enquanto a leva anterior anda, e quem vem sozinho não espera", async () => {
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

  it("responde a cada um o seu, e só quem trouxe o que não presta fica sem resposta", async () => {
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
