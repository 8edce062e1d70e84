import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { FollowedList, ListStanding } from "./schema.ts";

/** How the list at this address stands for who looks at it; for a guest, and where there is no list, nothing is theirs. */
export async function readListStanding(token: string, userId: string | null): Promise<ListStanding> {
  if (!userId) return { isKnown: false, isOwn: false, isFollowed: false };
  const rows = await readRows<Omit<ListStanding, "isKnown">>(
    db,
    {
      isOwn: col.bool`l.user_id = ${userId}`,
      isFollowed: col.bool`exists (select 1 from list_followers lf where lf.list_id = l.id and lf.user_id = ${userId})`,
    },
    (row) => sql`select ${row}
    from favourite_lists l where l.share_token = ${token}`,
  );
  return { isKnown: true, isOwn: rows[0]?.isOwn ?? false, isFollowed: rows[0]?.isFollowed ?? false };
}

type Row = Omit<FollowedList, "ownerName"> & { fullName: string; shownName: string | null };

const ROW = defineRow<Row>({
  token: col.text`l.share_token`,
  name: col.text`l.name`,
  fullName: col.text`u.name`,
  shownName: col.text.orNull`p.shown_name`,
  count: col.int`count(ps.product_id)::int`,
  cheaper: col.int`count(*) filter (where ps.price_cents < fp.seen_price_cents)::int`,
});

/** The lists of others this person follows, the last followed first. */
export async function listFollowedLists(userId: string): Promise<FollowedList[]> {
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW}
    from list_followers lf
    join favourite_lists l on l.id = lf.list_id and l.share_token is not null
    join users u on u.id = l.user_id
    left join profiles p on p.user_id = l.user_id and p.blocked_at is null
    left join favourites f on f.list_id = l.id and f.removed_at is null
    left join product_search ps on ps.product_id = f.product_id
    left join followed_prices fp on fp.user_id = lf.user_id and fp.list_id = lf.list_id and fp.product_id = ps.product_id
    where lf.user_id = ${userId}
    group by l.id, u.name, p.shown_name, lf.followed_at order by lf.followed_at desc, l.id`,
  );
  return rows.map(({ fullName, shownName, ...list }) => ({ ...list, ownerName: shownName ?? firstName(fullName) }));
}
