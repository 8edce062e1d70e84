import { sql } from "drizzle-orm";
import { db, type Tx } from "../db.ts";
import { withoutValues } from "../describe-error.ts";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { cdnPurgeLag } from "../metrics.ts";
import { col, readRows } from "../read.ts";

type Purge = { mostTags: number; send: (tags: string[]) => Promise<void> };

/** How many rows one run takes, and how long it reserves them: longer than its calls can take. */
const MOST_ROWS = 2_000;
const MOST_CALLS = 20;
const OWN_SECONDS = 300;
/** By then every node knows of the change, even one that read it in the table. */
const AGAIN_SECONDS = 5;
const MOST_WAIT_SECONDS = 300;

/** Stores, in the same transaction as the change, that the CDN must purge these tags; does nothing when no CDN is configured. */
export async function askPurge(tx: Tx, tags: string[]): Promise<void> {
  if (env.CDN_PROVIDER === undefined || tags.length === 0) return;
  const rows = sql.join(
    tags.map((tag) => sql`(${tag})`),
    sql`, `,
  );
  await tx.execute(sql`insert into cdn_purges (tag) values ${rows}`);
}

type Due = { id: number; tag: string; isAgain: boolean };

/** Purges the due tags at the CDN, each once however often it changed; what fails is retried later. Returns how many tags were due. */
export async function sendPurges(purge: Purge): Promise<number> {
  const byTag = new Map<string, Due[]>();
  for (const row of await takeDue()) byTag.set(row.tag, [...(byTag.get(row.tag) ?? []), row]);
  const tags = [...byTag.keys()];
  const rowsOf = (some: string[]): Due[] => some.flatMap((tag) => byTag.get(tag) ?? []);
  for (let from = 0, call = 0; from < tags.length; from += purge.mostTags, call++) {
    const some = tags.slice(from, from + purge.mostTags);
    if (call >= MOST_CALLS) {
      await release(rowsOf(tags.slice(from)));
      break;
    }
    try {
      await purge.send(some);
      await settle(rowsOf(some));
    } catch (error) {
      log.warn({ err: String(error) }, "the network of caches was not told");
      await postpone(rowsOf(tags.slice(from)), error);
      break;
    }
  }
  await measure();
  return tags.length;
}

/** Reserved for a time, not locked: what a worker reserved before it died is due again. */
const takeDue = (): Promise<Due[]> =>
  readRows<Due>(
    db,
    { id: col.int`p.id`, tag: col.text`p.tag`, isAgain: col.bool`p.is_again` },
    (row) => sql`
      update cdn_purges p set due_at = now() + make_interval(secs => ${OWN_SECONDS})
      from (select id from cdn_purges where due_at <= now() order by due_at limit ${MOST_ROWS} for update skip locked) due
      where p.id = due.id returning ${row}`,
  );

const idsOf = (rows: Due[]) => sql`any(${`{${rows.map(({ id }) => id).join(",")}}`}::bigint[])`;

/** One row of each tag purged for the first time stays, to be purged again; the other rows are deleted. */
async function settle(rows: Due[]): Promise<void> {
  const again = [...new Map(rows.filter(({ isAgain }) => !isAgain).map((row) => [row.tag, row])).values()];
  const done = rows.filter((row) => !again.includes(row));
  await db.execute(sql`
    with told as (update cdn_purges set is_again = true, tries = 0, last_error = null,
        due_at = now() + make_interval(secs => ${AGAIN_SECONDS}) where id = ${idsOf(again)})
    delete from cdn_purges where id = ${idsOf(done)}`);
}

async function postpone(rows: Due[], error: unknown): Promise<void> {
  await db.execute(sql`
    update cdn_purges set tries = tries + 1, last_error = ${withoutValues(String(error)).slice(0, 300)},
      due_at = now() + make_interval(secs => least(${MOST_WAIT_SECONDS}, 2 * power(2, least(tries, 10)))) where id = ${idsOf(rows)}`);
}

const release = (rows: Due[]) => db.execute(sql`update cdn_purges set due_at = now() where id = ${idsOf(rows)}`);

/** How many tags wait for their first purge, for how many seconds, and the last error. */
export async function purgeState(): Promise<{ tags: number; seconds: number; lastError: string | null }> {
  const [row] = await readRows<{ tags: number; seconds: number; lastError: string | null }>(
    db,
    {
      tags: col.int`count(distinct tag)::int`,
      seconds: col.real`coalesce(extract(epoch from now() - min(asked_at)), 0)::float8`,
      lastError: col.text.orNull`max(last_error)`,
    },
    (shown) => sql`select ${shown} from cdn_purges where not is_again`,
  );
  return row ?? { tags: 0, seconds: 0, lastError: null };
}

async function measure(): Promise<void> {
  cdnPurgeLag.set((await purgeState()).seconds);
}
