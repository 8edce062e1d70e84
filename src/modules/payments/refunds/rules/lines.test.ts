import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOf } from "../../../pricing/commission.ts";
import { saleReversed } from "../../rules/reversal.ts";
import { costsOf, linesLeft, linesTotal, lineTotal, overlapOf, type SaleLine, saleLines, sliceOf } from "./lines.ts";
import { refundSplit } from "./split.ts";

const sale = fc
  .record({
    items: fc.array(
      fc.record({
        storeId: fc.integer({ min: 1, max: 4 }),
        paidCents: fc.integer({ min: 0, max: 200_000 }),
        basisPoints: fc.nat(3_000),
        authorBps: fc.nat(600),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    buyerInterestCents: fc.nat(40_000),
    feeCents: fc.nat(12_000),
  })
  .map(({ items, buyerInterestCents, feeCents }) => {
    const sold = items.map(({ storeId, paidCents, basisPoints, authorBps }, index) => {
      const commissionCents = commissionOf(paidCents, { basisPoints, leastCents: 100 });
      const interestCents = Math.min(paidCents - commissionCents, Math.floor((paidCents * authorBps) / 10_000));
      return { id: `item-${index}`, storeId, paidCents, commissionCents, interestCents };
    });
    const paidCents = sold.reduce((sum, item) => sum + item.paidCents, 0);
    const interestCents = paidCents === 0 ? 0 : buyerInterestCents;
    return { sold, lines: saleLines(sold, interestCents), chargeCents: paidCents + interestCents, feeCents };
  });

const isWhole = (line: SaleLine): boolean =>
  [line.netCents, line.commissionCents, line.interestCents].every((cents) => Number.isSafeInteger(cents) && cents >= 0);

describe("a sale's lines and their refunds (INV-11)", () => {
  it("add up to the charge and, refunded piece by piece in any order, refund exactly what was paid, in 100,000 cases", () => {
    fc.assert(
      fc.property(sale, fc.array(fc.nat(1_000), { maxLength: 3 }), ({ lines, chargeCents }, cuts) => {
        if (linesTotal(lines) !== chargeCents) return false;
        let left: SaleLine[] = lines;
        let returned = 0;
        for (const perMille of [...cuts, 1_000]) {
          const amount = Math.floor((linesTotal(left) * perMille) / 1_000);
          const part = sliceOf(left, amount);
          if (linesTotal(part) !== amount || !part.every(isWhole)) return false;
          left = linesLeft(left, part);
          if (!left.every(isWhole)) return false;
          returned += amount;
        }
        return returned === chargeCents && linesTotal(left) === 0;
      }),
      { numRuns: 100_000 },
    );
  }, 300_000);

  it("each piece keeps the proportion of who received, within a centavo per share", () => {
    fc.assert(
      fc.property(sale, fc.integer({ min: 1, max: 1_000 }), ({ lines, chargeCents }, perMille) => {
        const amount = Math.floor((chargeCents * perMille) / 1_000);
        for (const part of sliceOf(lines, amount)) {
          const whole = lines.find((line) => line.orderItemId === part.orderItemId);
          expect(Math.abs(part.netCents - ((whole?.netCents ?? 0) * amount) / chargeCents)).toBeLessThan(1);
          expect(Math.abs(part.commissionCents - ((whole?.commissionCents ?? 0) * amount) / chargeCents)).toBeLessThan(1);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it("what the provider takes from each adds up to the refund, without a negative share, and the payment's cost never exceeds what it was", () => {
    fc.assert(
      fc.property(sale, fc.nat(15), ({ lines, feeCents }, mask) => {
        const costs = costsOf(lines, feeCents);
        const chosen = lines.filter((_, index) => (mask >> index) % 2 === 1);
        const parts = refundSplit(chosen, "divisao");
        expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(linesTotal(chosen));
        expect(parts.every((part) => part.amountCents > 0)).toBe(true);
        expect([...costs.values()].reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(feeCents);
      }),
      { numRuns: 20_000 },
    );
  });

  it("the entry adds up to zero and takes from each bucket only what it has, the rest becomes a debit (INV-18)", () => {
    fc.assert(
      fc.property(sale, fc.nat(50_000), fc.nat(50_000), ({ lines }, pendingCents, availableCents) => {
        const head = { kind: "refund.done", ref: "r" };
        for (const payer of ["divisao", "plataforma", "transferencia"] as const) {
          const { postings } = saleReversed(head, lines, () => ({ pendingCents, availableCents }), payer);
          expect(postings.reduce((sum, posting) => sum + posting.amountCents, 0)).toBe(0);
          const largest = (pocket: string) =>
            Math.max(0, ...postings.filter((one) => one.account.endsWith(pocket)).map((one) => one.amountCents));
          expect(largest(":pending")).toBeLessThanOrEqual(pendingCents);
          expect(largest(":available")).toBeLessThanOrEqual(availableCents);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it("a line already taken by the bank is not taken again", () => {
    const lines = saleLines([{ id: "a", storeId: 1, paidCents: 1_000, commissionCents: 120, interestCents: 0 }], 0);
    const half = sliceOf(lines, 500);
    expect(linesTotal(overlapOf(lines, linesLeft(lines, half)))).toBe(500);
    expect(overlapOf(lines, linesLeft(lines, lines))).toEqual([]);
  });

  it("example: two items in 3 instalments with the buyer's interest", () => {
    const lines = saleLines(
      [
        { id: "a", storeId: 1, paidCents: 3_490, commissionCents: 419, interestCents: 0 },
        { id: "b", storeId: 2, paidCents: 2_600, commissionCents: 312, interestCents: 0 },
      ],
      245,
    );
    expect(lines.map(lineTotal)).toEqual([3_630, 2_705]);
    expect(lines.map((line) => line.interestCents)).toEqual([140, 105]);
  });
});
