import { type SQL, sql } from "drizzle-orm";
import { col } from "#platform/read.ts";
import { AGREED_FOR, type AgreedFor } from "./commission.ts";

/** Rate agreed for product `p` of store `s`, in basis points; null for the usual. */
export const agreedRate: SQL<number | null> = sql`agreed_commission(p.commission_bps, s.commission_bps, p.category_id)`;

/** A rate and what it was agreed for; both null for the usual. */
export type Agreement = { agreedBps: number | null; agreedFor: AgreedFor | null };

/** Inside a SELECT: the columns of an `Agreement`, of the rates of a product, its store and a category. */
export const agreementOf = (ofProduct: number | null, ofStore: number | null, ofCategory: SQL) => ({
  agreedBps: col.int.orNull`agreed_rate(${ofProduct}::int, ${ofStore}::int, ${ofCategory})`,
  agreedFor: col.oneOf(AGREED_FOR).orNull`agreed_for(${ofProduct}::int, ${ofStore}::int, ${ofCategory})`,
});
