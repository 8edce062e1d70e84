import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isReservedSlug } from "#kit/reserved-words.ts";
import { toSlug } from "#kit/slug.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { col, readRows } from "#platform/read.ts";
import { STORE_MESSAGES } from "./messages.ts";
import { type AddressReason, MOST_ADDRESSES } from "./schema.ts";

const SHORTEST = 3;

/**
 * Moves a store to another address, folded to plain letters; the one it leaves keeps leading to it and stays its own (INV-41).
 * Answers the address it has now.
 */
export function renameStore(viewer: AuthorViewer, input: { slug: string }): Promise<Outcome<{ slug: string }, AddressReason>> {
  const slug = toSlug(input.slug, { fallback: "" });
  const no = (reason: AddressReason) => refuse(reason, { fields: { slug: STORE_MESSAGES[reason] } });
  return transact(async (tx) => {
    if (slug.length < SHORTEST) return no("bad_address");
    if (isReservedSlug(slug.replace(/-1$/, ""))) return no("reserved");
    const rows = await readRows(
      tx,
      { slug: col.text`slug` },
      (row) => sql`select ${row} from stores where id = ${viewer.storeId} for update`,
    );
    const before = rows[0]?.slug;
    if (before === slug) return ok({ slug });
    const claim = await claimAddress(tx, viewer.storeId, slug);
    if (claim !== "claimed") return no(claim);
    await tx.execute(sql`update stores set slug = ${slug} where id = ${viewer.storeId}`);
    await recordState(tx, {
      entity: "store_address",
      entityId: String(viewer.storeId),
      from: before ?? null,
      to: slug,
      cause: "endereço mudado pelo autor",
      actor: viewer.userId,
    });
    await invalidate(tx, `store:${viewer.storeId}`, "home", "list");
    return ok({ slug });
  });
}

/** The row is the claim: of two stores at once, one has it. An address this store had before is still its own. */
async function claimAddress(tx: Tx, storeId: number, slug: string): Promise<"claimed" | "taken" | "too_many"> {
  const rows = await readRows(
    tx,
    { had: col.bool`coalesce(bool_or(slug = ${slug}), false)`, addresses: col.int`count(*)::int` },
    (row) => sql`select ${row} from store_slugs where store_id = ${storeId}`,
  );
  const { had = false, addresses = 0 } = rows[0] ?? {};
  if (had) return "claimed";
  if (addresses >= MOST_ADDRESSES) return "too_many";
  const { rowCount } = await tx.execute(sql`
    insert into store_slugs (slug, store_id) values (${slug}, ${storeId}) on conflict (slug) do nothing`);
  return rowCount === 1 ? "claimed" : "taken";
}
