import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOf } from "../../pricing/commission.ts";
import { installmentCost } from "./installments.ts";
import { chargePaid } from "./journals.ts";
import { interestOfItems, splitOf } from "./split.ts";

const recipientOf = (storeId: number) => `re_${storeId}`;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

const items = fc
  .array(fc.record({ storeId: fc.integer({ min: 1, max: 6 }), paidCents: fc.nat(10_000_000), basisPoints: fc.nat(10_000) }), {
    minLength: 1,
    maxLength: 12,
  })
  .filter((lines) => lines.some((line) => line.paidCents > 0))
  .map((lines) =>
    lines.map(({ basisPoints, ...line }) => ({
      ...line,
      commissionCents: commissionOf(line.paidCents, { basisPoints, leastCents: 100 }),
    })),
  );

describe("the split of a purchase in instalments (INV-05)", () => {
  it("adds up to what was charged, with the payer's or the author's interest, in 100,000 cases", () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 12 }), fc.nat(500), fc.boolean(), (sold, count, bps, isOfBuyer) => {
        const price = sum(sold.map((item) => item.paidCents));
        const cost = installmentCost(price, count, bps);
        const interest = isOfBuyer ? { buyerCents: cost, authorCents: 0 } : { buyerCents: 0, authorCents: cost };
        const parts = splitOf(sold, recipientOf, "re_plataforma", interest);
        const platform = parts.find((part) => part.storeId === null);
        return (
          sum(parts.map((part) => part.amountCents)) === price + interest.buyerCents &&
          parts.every((part) => part.amountCents > 0) &&
          (platform?.interestCents ?? 0) <= (platform?.amountCents ?? 0) &&
          new Set(parts.map((part) => part.recipientId)).size === parts.length
        );
      }),
      { numRuns: 100_000 },
    );
  }, 240_000);

  it("interest the author bears comes out of their share, in proportion to the price, and never exceeds it", () => {
    fc.assert(
      fc.property(items, fc.nat(1_000_000), (sold, cost) => {
        const borne = interestOfItems(sold, cost);
        return borne.every((cents, index) => {
          const item = sold[index];
          return item !== undefined && cents >= 0 && cents <= item.paidCents - item.commissionCents;
        });
      }),
      { numRuns: 20_000 },
    );
    const two = [
      { storeId: 1, paidCents: 6_000, commissionCents: 720 },
      { storeId: 2, paidCents: 3_000, commissionCents: 360 },
    ];
    expect(interestOfItems(two, 361)).toEqual([241, 120]);
    expect(splitOf(two, recipientOf, "re_p", { buyerCents: 0, authorCents: 361 })).toEqual([
      { storeId: 1, recipientId: "re_1", amountCents: 5_039 },
      { storeId: 2, recipientId: "re_2", amountCents: 2_520 },
      { storeId: null, recipientId: "re_p", amountCents: 1_441, interestCents: 361 },
    ]);
  });

  it("posts interest to an account of its own, and the entry adds up to zero (INV-01)", () => {
    fc.assert(
      fc.property(items, fc.nat(100_000), fc.boolean(), (sold, cost, isOfBuyer) => {
        const interest = isOfBuyer ? { buyerCents: cost, authorCents: 0 } : { buyerCents: 0, authorCents: cost };
        const split = splitOf(sold, recipientOf, "re_p", interest);
        const { postings } = chargePaid("ch", split);
        const earned = sum(postings.filter((one) => one.account === "revenue:commission").map((one) => one.amountCents));
        return sum(postings.map((one) => one.amountCents)) === 0 && earned === -sum(sold.map((item) => item.commissionCents));
      }),
      { numRuns: 5_000 },
    );
  });
});
