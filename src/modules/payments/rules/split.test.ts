import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOf } from "../../pricing/commission.ts";
import {
  chargePaid,
  excessReceived,
  excessReturned,
  type Journal,
  providerFee,
  unclaimedMoney,
  unclaimedReturned,
} from "./journals.ts";
import { saleLines } from "../refunds/rules/lines.ts";
import { saleRestored, saleReversed } from "./reversal.ts";
import { splitOf } from "./split.ts";

const recipientOf = (storeId: number) => `re_${storeId}`;
const item = (storeId: number, paidCents: number, basisPoints = 1200) => ({
  storeId,
  paidCents,
  commissionCents: commissionOf(paidCents, { basisPoints, leastCents: 100 }),
});

const sold = fc
  .array(
    fc.record({
      storeId: fc.integer({ min: 1, max: 6 }),
      paidCents: fc.integer({ min: 1, max: 10_000_000 }),
      basisPoints: fc.nat(10_000),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) => lines.map((line) => item(line.storeId, line.paidCents, line.basisPoints)));

const sum = (amounts: { amountCents: number }[]) => amounts.reduce((total, one) => total + one.amountCents, 0);
const total = (items: { paidCents: number }[]) => items.reduce((all, one) => all + one.paidCents, 0);

describe("the split of a charge (INV-05)", () => {
  it("adds up to the amount charged, without a negative share or one of zero, in 100,000 cases", () => {
    fc.assert(
      fc.property(sold, (items) => {
        const parts = splitOf(items, recipientOf, "re_plataforma");
        const isExact = sum(parts) === total(items) && parts.every((part) => part.amountCents > 0);
        return isExact && new Set(parts.map((part) => part.recipientId)).size === parts.length;
      }),
      { numRuns: 100_000 },
    );
  });

  it.each([1, 2, 3, 99, 101])("of an item of %i centavos neither loses nor invents a centavo", (cents) => {
    expect(sum(splitOf([item(1, cents)], recipientOf, "re_plataforma"))).toBe(cents);
  });

  it("joins the items of one store and gives the rest to the platform", () => {
    expect(splitOf([item(7, 1000), item(3, 5000), item(7, 300)], recipientOf, "re_p")).toEqual([
      { storeId: 3, recipientId: "re_3", amountCents: 4400 },
      { storeId: 7, recipientId: "re_7", amountCents: 1080 },
      { storeId: null, recipientId: "re_p", amountCents: 820 },
    ]);
  });
});

describe("the ledger's entries (INV-01)", () => {
  const journals = (items: ReturnType<typeof item>[], paidCents: number): Journal[] => {
    const split = splitOf(items, recipientOf, "re_p");
    const lines = saleLines(
      items.map((one, index) => ({ ...one, id: String(index), interestCents: 0 })),
      paidCents % 700,
    );
    return [
      chargePaid("ch", split),
      providerFee("ch", 119),
      unclaimedMoney("ch", "o", paidCents, split),
      unclaimedReturned("ch", "o", paidCents, split),
      excessReceived("ch", "o", 7),
      excessReturned("ch", "o", 7),
      saleReversed(
        { kind: "refund.done", ref: "r" },
        lines,
        () => ({ pendingCents: paidCents % 5000, availableCents: paidCents % 3000 }),
        "divisao",
      ),
      saleRestored(
        { kind: "dispute.won", ref: "d" },
        lines,
        () => ({ debtCents: paidCents % 4000, isReleased: paidCents % 2 === 0 }),
        "plataforma",
      ),
    ];
  };

  it("add up to zero, whatever the items and the amount that arrived", () => {
    fc.assert(
      fc.property(sold, fc.integer({ min: 1, max: 10_000_000 }), (items, paidCents) => {
        return journals(items, paidCents).every((journal) => sum(journal.postings) === 0);
      }),
      { numRuns: 5_000 },
    );
  });

  it("return to the clearing account exactly what entered it", () => {
    fc.assert(
      fc.property(sold, fc.integer({ min: 1, max: 10_000_000 }), (items, paidCents) => {
        const split = splitOf(items, recipientOf, "re_p");
        const both = [
          ...unclaimedMoney("ch", "o", paidCents, split).postings,
          ...unclaimedReturned("ch", "o", paidCents, split).postings,
        ];
        const byAccount = new Map<string, number>();
        for (const { account, amountCents } of both) byAccount.set(account, (byAccount.get(account) ?? 0) + amountCents);
        expect([...byAccount.values()].every((cents) => cents === 0)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
