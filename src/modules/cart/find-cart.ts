import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { readCartHash } from "./cart-cookie.ts";
import { claimCart } from "./claim-cart.ts";

/**
 * The cart of this request, or null: the account's when signed in, joined first by the one the same browser filled as a
 * guest; else the one its cookie names. A cart another account claimed is nobody else's.
 */
export async function findCartId(cookieHeader: string | null, viewer: Viewer | null): Promise<string | null> {
  const hash = readCartHash(cookieHeader);
  if (!hash && !viewer) return null;
  const rows = await readRows(
    db,
    { id: col.text`id`, userId: col.text.orNull`user_id` },
    (row) => sql`select ${row} from carts where token_hash = ${hash} or user_id = ${viewer?.userId ?? null}`,
  );
  if (!viewer) return rows[0]?.id ?? null;
  const guest = rows.find((cart) => cart.userId === null);
  if (!guest) return rows.find((cart) => cart.userId === viewer.userId)?.id ?? null;
  const claimed = await transact(async (tx) => ok(await claimCart(tx, guest.id, viewer.userId)));
  return claimed.value;
}
