import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { STAMPED, type Stamped } from "../../catalog/stamp/rules.ts";
import type { StampedBuyer } from "./rules.ts";
import type { OwnedFileRef } from "./schema.ts";

export type StampTerms = StampedBuyer & {
  orderId: string;
  place: Stamped;
  storageKey: string;
  contentType: string;
  /** Digest of all that the copy is made of, its code aside. */
  recipe: string;
};

const STAMP_TERMS = defineRow<Omit<StampTerms, "recipe"> & { sha256: string }>({
  orderId: col.text`o.id`,
  name: col.text`o.buyer_name`,
  document: col.text`o.buyer_document`,
  orderNumber: col.int`o.number`,
  place: col.oneOf(STAMPED)`f.stamp`,
  storageKey: col.text`f.storage_key`,
  contentType: col.text`f.content_type`,
  sha256: col.text`f.sha256`,
});

/**
 * What to write on a file for who bought it, while the purchase stands; null when nothing is written: its author did not ask,
 * or asked only after this order, whose buyer was not told.
 */
export async function findStampTerms(on: Db, { entitlementId, fileId }: OwnedFileRef): Promise<StampTerms | null> {
  const rows = await readRows(
    on,
    STAMP_TERMS,
    sql`select ${STAMP_TERMS}
    from entitlements e
    join orders o on o.id = e.order_id
    join product_files f on f.id = ${fileId} and f.product_id = e.product_id
    where e.id = ${entitlementId} and e.revoked_at is null and f.status = 'limpo'
      and f.stamp <> 'nao' and f.stamp_since <= o.created_at`,
  );
  const [found] = rows;
  if (!found) return null;
  const { sha256, ...terms } = found;
  const made = JSON.stringify([terms.name, terms.document, terms.orderNumber, terms.place, sha256]);
  return { ...terms, recipe: createHash("sha256").update(made).digest("hex") };
}
