import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_STORE_PAYMENTS } from "../recipients/rules.ts";
import { salePreview } from "./sale-preview.ts";
import { splitOf } from "./split.ts";

const platform = {
  commission: { basisPoints: 1200, leastCents: 100 },
  monthlyBps: 199,
  leastEachCents: 500,
  maxInstallments: 12,
};

describe("the example of a R$ 50 sale", () => {
  it("shows Pix and each instalment plan, with what the author receives", () => {
    const rows = salePreview(5_000, DEFAULT_STORE_PAYMENTS, platform);
    expect(rows.map((row) => row.count)).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(rows.every((row) => row.netCents === 4_400)).toBe(true);
    expect(rows[0]).toMatchObject({ method: "pix", buyerCents: 5_000, commissionCents: 600 });
    expect(rows[2]).toMatchObject({ bearer: "comprador" });
  });

  it("takes the Pix discount off the sale by Pix alone, the commission being of what is paid", () => {
    const [byPix, byCard] = salePreview(5_000, { ...DEFAULT_STORE_PAYMENTS, pixDiscountBps: 1_000 }, platform);
    expect(byPix).toMatchObject({ buyerCents: 4_500, commissionCents: 540, netCents: 3_960 });
    expect(byCard).toMatchObject({ buyerCents: 5_000, netCents: 4_400 });
  });

  it("when the author offers up to 3x without interest, the buyer pays R$ 50 and the cost comes out of the author", () => {
    const rows = salePreview(5_000, { ...DEFAULT_STORE_PAYMENTS, interestFreeUpTo: 3, maxInstallments: 4 }, platform);
    const three = rows.find((row) => row.count === 3);
    expect(three).toMatchObject({ buyerCents: 5_000, bearer: "autor" });
    expect(three?.netCents).toBe(4_400 - (three?.interestCents ?? 0));
    expect(rows.at(-1)).toMatchObject({ count: 4, bearer: "comprador", netCents: 4_400 });
  });

  it("shows only what the store accepts", () => {
    expect(
      salePreview(5_000, { ...DEFAULT_STORE_PAYMENTS, acceptsPix: false }, platform).every((row) => row.method === "cartao"),
    ).toBe(true);
    expect(salePreview(5_000, { ...DEFAULT_STORE_PAYMENTS, acceptsCard: false }, platform)).toHaveLength(1);
  });

  it("is the split a real sale would have, at any price", () =>
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 200_000 }), fc.integer({ min: 1, max: 3 }), (price, interestFreeUpTo) => {
        for (const row of salePreview(price, { ...DEFAULT_STORE_PAYMENTS, interestFreeUpTo }, platform)) {
          const item = { storeId: 1, paidCents: price, commissionCents: row.commissionCents };
          const interest =
            row.bearer === "autor"
              ? { buyerCents: 0, authorCents: row.interestCents }
              : { buyerCents: row.interestCents, authorCents: 0 };
          const parts = splitOf([item], () => "re_autora", "re_casa", interest);
          expect(parts.find((part) => part.storeId === 1)?.amountCents ?? 0).toBe(row.netCents);
          expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(row.buyerCents);
        }
      }),
      { numRuns: 500 },
    ));
});
