import { type SQL, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const AT_ONCE = 100;

export type Author = { storeId: number; userId: string; email: string; authorName: string };

const AUTHOR = defineRow<Author>({
  storeId: col.int`s.id`,
  userId: col.text`u.id`,
  email: col.text`u.email`,
  authorName: col.text`s.author_name`,
});

/** Tells the author of each store (`s`) that is one of these, some at a time, each inside the transaction that read them. */
export async function notifyAuthors(touched: SQL, notifyOne: (tx: Tx, author: Author) => Promise<void>): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    const notified = await transact(async (tx) => {
      const rows = await readRows(
        tx,
        AUTHOR,
        sql`select ${AUTHOR} from stores s join users u on u.id = s.owner_id
        where s.id > ${from} and ${touched} order by s.id limit ${AT_ONCE}`,
      );
      for (const author of rows) await notifyOne(tx, author);
      return ok(rows);
    });
    after = notified.value.length < AT_ONCE ? null : (notified.value.at(-1)?.storeId ?? null);
  }
}
