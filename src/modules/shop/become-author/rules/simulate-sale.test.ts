import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import { commissionOf } from "#modules/orders/rules.ts";
import type { HouseTerms } from "./page-facts.ts";
import { questionsOf } from "./questions.ts";
import { simulateSale, WAYS } from "./simulate-sale.ts";

const PAGE: HouseTerms = {
  commission: { basisPoints: 1_200, ownBasisPoints: 800, leastCents: 100 },
  categoryRates: [{ id: 7, name: "Fontes", bps: 950 }],
  installments: { monthlyBps: 199, leastEachCents: 500, maxInstallments: 12 },
  settlementDays: 8,
  leastWithdrawalCents: 2_000,
  answer: { workingDays: 2, medianHours: null },
  retryDays: 30,
};
const usual = { way: "pix", isFreeOfInterest: false, isOwnBuyer: false } as const;

describe("o simulador de uma venda", () => {
  it("diz o que uma venda por Pix deixa, com a comissão da casa e com a de quem trouxe", () => {
    expect(simulateSale({ ...usual, priceCents: 3_490 }, PAGE)).toMatchObject({ commissionCents: 419, netCents: 3_071 });
    expect(simulateSale({ ...usual, priceCents: 3_490, isOwnBuyer: true }, PAGE)).toMatchObject({
      commissionCents: 279,
      netCents: 3_211,
      basisPoints: 800,
    });
  });

  it("numa categoria com outra comissão vale a dela, e a menor quando o autor trouxe quem comprou", () => {
    const inFonts = { ...usual, priceCents: 5_000, categoryId: 7 };
    expect(simulateSale(inFonts, PAGE)).toMatchObject({ basisPoints: 950, commissionCents: 475, netCents: 4_525 });
    expect(simulateSale({ ...inFonts, isOwnBuyer: true }, PAGE)).toMatchObject({ basisPoints: 800 });
    expect(simulateSale({ ...inFonts, categoryId: 8 }, PAGE)).toMatchObject({ basisPoints: 1_200 });
  });

  it("um preço baixo demais não se parcela", () => {
    expect(simulateSale({ ...usual, way: "parcelado", priceCents: 900 }, PAGE)).toBeNull();
    expect(simulateSale({ ...usual, way: "parcelado", priceCents: 1_000 }, PAGE)).toMatchObject({ count: 2 });
  });

  it("em qualquer preço e forma, o que fica é o preço menos a comissão de verdade e o que o autor escolheu pagar", () => {
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
            expect(way).toBe("parcelado");
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

it("as perguntas respondem com os números da casa, e nenhuma fica sem resposta", () => {
  const told = questionsOf(PAGE);
  expect(told[0]?.answer).toContain("12%");
  expect(told[0]?.answer).toContain("8%");
  for (const { question, answer } of told) expect(`${question} ${answer}`).not.toMatch(/undefined|NaN/);
});
