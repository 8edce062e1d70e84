import { sql } from "drizzle-orm";
import { reviewerName } from "#modules/reviews/rules/rights.ts";
import { type Db, db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { PostComments } from "./rules.ts";
import { commentSetting } from "./settings.ts";

const MOST_SHOWN = 200;

type Row = { id: string; name: string; body: string; at: Date };

const ROW = defineRow<Row>({
  id: col.text`c.id`,
  name: col.text`u.name`,
  body: col.text`c.body`,
  at: col.time`c.created_at`,
});

/** What readers said under a post, oldest first; null while the platform takes no comments. */
export async function readComments(postId: number): Promise<PostComments> {
  if (!(await readSetting(db, commentSetting)).isOn) return null;
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW} from post_comments c join users u on u.id = c.user_id
    where c.post_id = ${postId} and c.status = 'publicada' order by c.created_at, c.id limit ${MOST_SHOWN}`,
  );
  return rows.map(({ name, at, ...row }) => ({ ...row, name: reviewerName(name), at: new Date(at).toISOString() }));
}

export type KnownComment = {
  id: string;
  status: "retida" | "publicada" | "rejeitada" | "oculta";
  body: string;
  title: string;
  slug: string;
  userId: string;
  name: string;
  email: string;
};

const KNOWN_COMMENT = defineRow<KnownComment>({
  id: col.text`c.id`,
  status: col.oneOf(["retida", "publicada", "rejeitada", "oculta"])`c.status`,
  body: col.text`c.body`,
  title: col.text`p.live->>'title'`,
  slug: col.text`p.slug`,
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
});

/** A comment held until `on` ends, with its text and who wrote it. */
export async function lockComment(on: Db, commentId: string): Promise<KnownComment | null> {
  const rows = await readRows(
    on,
    KNOWN_COMMENT,
    sql`select ${KNOWN_COMMENT}
    from post_comments c join posts p on p.id = c.post_id join users u on u.id = c.user_id
    where c.id = ${commentId} for update of c`,
  );
  return rows[0] ?? null;
}
