import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** What an open page must know to draw hearts and "Seguindo": at most this many of each, the latest first. */
const MOST = 500;

/** `emails`: the stores followed whose news they asked for by e-mail. */
export type Saved = { favourites: number[]; follows: number[]; emailMessages: number[] };

export async function listSaved(userId: string): Promise<Saved> {
  const rows = await readRows<Saved>(
    db,
    {
      favourites: col.list(col.int)`array(select product_id from favourites where user_id = ${userId} and removed_at is null
        order by added_at desc limit ${MOST})`,
      follows: col.list(
        col.int,
      )`array(select store_id from stores_followed where user_id = ${userId} order by followed_at desc limit ${MOST})`,
      emailMessages: col.list(
        col.int,
      )`array(select store_id from stores_followed where user_id = ${userId} and letters_since is not null
        order by followed_at desc limit ${MOST})`,
    },
    (row) => sql`select ${row}`,
  );
  const [saved] = rows;
  return {
    favourites: (saved?.favourites ?? []).map(Number),
    follows: saved?.follows ?? [],
    emailMessages: saved?.emailMessages ?? [],
  };
}
