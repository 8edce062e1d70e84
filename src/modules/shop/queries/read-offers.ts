import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { readPaymentTerms } from "#modules/payments/payment-terms.ts";
import { type InstallmentTerms, installmentRows } from "#modules/payments/rules/installments.ts";
import { db } from "#platform/db.ts";
import type { Offer, Parts } from "../schema/product-view.ts";
import { card } from "#modules/payments/methods/card.ts";

/** Each licence with its price and how a card may part it, by what this store accepts. */
export async function readOffers(storeId: number, licenses: ProductPageFacts["licenses"]): Promise<Offer[]> {
  const { methods, terms } = await readPaymentTerms(db, [storeId], 0);
  return licenses.map((one) => ({ ...one, parts: methods.includes(card.name) ? partsOf(one.priceCents, terms) : null }));
}

function partsOf(priceCents: number, terms: InstallmentTerms): Parts | null {
  if (priceCents === 0) return null;
  const rows = installmentRows(priceCents, terms);
  const free = rows.filter((row) => row.interestCents === 0).at(-1);
  const best = free && free.count > 1 ? free : rows.at(-1);
  if (!best || best.count === 1) return null;
  return { count: best.count, eachCents: best.eachCents, isInterestFree: best.interestCents === 0 };
}
