import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainDifference, heldCents } from "./explain-difference.ts";

const wallet = (pendingCents: number, availableCents: number, reservedCents = 0, debtCents = 0) => ({
  pendingCents,
  availableCents,
  reservedCents,
  debtCents,
});

describe("why the provider's balance is not ours", () => {
  it.each([
    ["concordam", wallet(900, 100), [100, 900], []],
    ["o prazo de desistência segura o que o provedor já soltou", wallet(900, 100), [700, 300], [["regret_window", 600]]],
    ["o provedor ainda não soltou", wallet(0, 1_000), [400, 600], [["not_settled", 600]]],
    ["o saque já saiu de lá e não chegou ao banco", wallet(0, 200, 800), [200, 0], [["at_the_bank", 800]]],
    ["o saque ainda não foi enviado", wallet(0, 200, 800), [1_000, 0], []],
    ["o débito é o negativo de lá", wallet(0, 0, 0, 500), [-500, 0], []],
    ["falta dinheiro lá", wallet(0, 1_000), [999, 0], [["unexplained_less", 1]]],
    ["sobra dinheiro lá", wallet(0, 1_000), [1_001, 0], [["unexplained_more", 1]]],
  ] as const)("%s", (_, ours, [available, waiting], reasons) => {
    const explained = explainDifference(ours, { availableCents: available, waitingCents: waiting });
    expect(explained.map(({ kind, cents }) => [kind, cents])).toEqual(reasons);
  });

  it("a dispute the platform paid stays at the provider and is not the seller's", () => {
    const reasons = explainDifference(wallet(0, 0, 0, 500), { availableCents: 0, waitingCents: 0 }, 500);
    expect(reasons).toEqual([{ kind: "covered", cents: 500 }]);
  });

  it("what it explains plus what it does not is the difference of the totals", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, fc.integer({ min: -1_000_000, max: 10_000_000 }), cents, (p, a, r, d, pa, pw) => {
        const ours = wallet(p, a, r, d);
        const reasons = explainDifference(ours, { availableCents: pa, waitingCents: pw });
        const sum = (...kinds: string[]) =>
          reasons.filter(({ kind }) => kinds.includes(kind)).reduce((all, one) => all + one.cents, 0);
        expect(sum("at_the_bank", "unexplained_less") - sum("unexplained_more")).toBe(heldCents(ours) - pa - pw);
        expect(reasons.every((reason) => reason.cents > 0)).toBe(true);
      }),
    );
  });
});
