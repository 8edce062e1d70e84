import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import { commissionOf } from "#modules/pricing/commission.ts";
import type { PlatformTerms } from "./page-facts.ts";
import { questionsOf } from "./questions.ts";
import { simulateSale, WAYS } from "./simulate-sale.ts";

const PAGE: PlatformTerms = {
  commission: { basisPoints: 1_200, ownBasisPoints: 800, leastCents: 100 },
  categoryRates: [{ id: 7, name: "Fontes", bps: 950 }],
  installments: { monthlyBps: 199, leastEachCents: 500, maxInstallments: 12 },
  settlementDays: 8,
  leastWithdrawalCents: 2_000,
  answer: { workingDays: 2, medianHours: null },
  retryDays: 30,
};
const usual = { way: "pix", isFreeOfInterest: false, isOwnBuyer: false } as const;

describe("the simulator of a sale", () => {
  it("says what a Pix sale leaves, with the platform's commission and with that of who brought the buyer", () => {
    expect(simulateSale({ ...usual, priceCents: 3_490 }, PAGE)).toMatchObject({ commissionCents: 419, netCents: 3_071 });
    expect(simulateSale({ ...usual, priceCents: 3_490, isOwnBuyer: true }, PAGE)).toMatchObject({
      commissionCents: 279,
      netCents: 3_211,
      basisPoints: 800,
    });
  });

  it("in a category with another commission its own applies, and the lower when the author brought the buyer", () => {
    const inFonts = { ...usual, priceCents: 5_000, categoryId: 7 };
    expect(simulateSale(inFonts, PAGE)).toMatchObject({ basisPoints: 950, commissionCents: 475, netCents: 4_525 });
    expect(simulateSale({ ...inFonts, isOwnBuyer: true }, PAGE)).toMatchObject({ basisPoints: 800 });
    expect(simulateSale({ ...inFonts, categoryId: 8 }, PAGE)).toMatchObject({ basisPoints: 1_200 });
  });

  it("too low a price is not split into instalments", () => {
    expect(simulateSale({ ...usual, way: "parcelado", priceCents: 900 }, PAGE)).toBeNull();
    expect(simulateSale({ ...usual, way: "parcelado", priceCents: 1_000 }, PAGE)).toMatchObject({ count: 2 });
  });

  it("at any price and method, what is left is the price minus the real commission and what the author chose to pay", () => {
    const priceCents = fc.integer({ min: PRICE_BOUNDS_CENTS.least, max: PRICE_BOUNDS_CENTS.most });
    fc.assert(
      fc.property(
        priceCents,
        fc.constantFrom(...WAYS),
        fc.boolean(),
        fc.boolean(),
        (price, way, isFreeOfInterest, isOwnBuyer) => {
          const sale = simulateSale({ priceCents: price, way, isFreeOfInterest, isOwnBuyer }, PAGE);
          if (!sale) {
            // Parts, and a boleto, have a least price.
            expect(["parcelado", "boleto"]).toContain(way);
            return;
          }
          const basisPoints = isOwnBuyer ? 800 : 1_200;
          expect(sale.commissionCents).toBe(commissionOf(price, { basisPoints, leastCents: 100 }));
          const borne = sale.bearer === "autor" ? sale.interestCents : 0;
          expect(sale.netCents).toBe(price - sale.commissionCents - borne);
          expect(sale.buyerCents).toBe(sale.bearer === "comprador" ? price + sale.interestCents : price);
        },
      ),
    );
  });
});

it("the questions answer with the platform's settings, and none is left without an answer", () => {
  const questions = questionsOf(PAGE);
  expect(questions[0]?.answer).toContain("12%");
  expect(questions[0]?.answer).toContain("8%");
  for (const { question, answer } of questions) expect(`${question} ${answer}`).not.toMatch(/undefined|NaN/);
});
