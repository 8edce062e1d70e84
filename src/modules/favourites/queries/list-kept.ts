import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

/** What an open page must know to draw hearts and "Seguindo": at most this many of each, the latest first. */
const MOST = 500;

/** `letters`: the stores followed whose news they asked for by e-mail. */
export type Kept = { favourites: number[]; follows: number[]; letters: number[] };

export async function listKept(userId: string): Promise<Kept> {
  const { rows } = await db.execute<Kept>(sql`
    select array(select product_id from favourites where user_id = ${userId} and removed_at is null
        order by added_at desc limit ${MOST}) as favourites,
      array(select store_id from stores_followed where user_id = ${userId} order by followed_at desc limit ${MOST}) as follows,
      array(select store_id from stores_followed where user_id = ${userId} and letters_since is not null
        order by followed_at desc limit ${MOST}) as letters`);
  const [kept] = rows;
  return { favourites: (kept?.favourites ?? []).map(Number), follows: kept?.follows ?? [], letters: kept?.letters ?? [] };
}
