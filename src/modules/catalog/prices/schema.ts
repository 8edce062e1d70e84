import * as z from "zod";
import { productId } from "../schema/product-form.ts";
import { ownProductList } from "../own-products/search.ts";
import { type SavedPrice, MOST_AT_ONCE, type PricedProduct } from "./rules.ts";

/** The products somebody marked: by name, or all that a view of the list finds. */
export const pickInput = z.union([
  z.strictObject({ ids: z.array(productId).min(1).max(MOST_AT_ONCE) }),
  z.strictObject({ view: z.record(z.string(), z.unknown()).transform(ownProductList.read) }),
]);

const priceCents = z.number().int().min(0).max(99_999_999);

export const newPricesInput = z.strictObject({
  prices: z
    .array(z.strictObject({ productId, fromCents: priceCents, toCents: priceCents }))
    .min(1)
    .max(MOST_AT_ONCE),
});

export const moveProductsInput = z.strictObject({ pick: pickInput, move: z.enum(["pausar", "arquivar"]) });

export type Pick = z.output<typeof pickInput>;
export type NewPrice = z.output<typeof newPricesInput>["prices"][number];

/** A product before its price changes, and what the commission on it is. */
export type PriceRow = PricedProduct & { id: number; title: string; commissionBps: number | null };

export type NotChanged = SavedPrice | "sumiu" | "mudou";
export type PricesChanged = { changed: number[]; saved: { productId: number; reason: NotChanged }[] };
export type ProductsMoved = { moved: number; saved: { title: string }[] };
