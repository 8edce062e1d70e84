import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { followedSearches } from "../tables.ts";
import { findSearchNews } from "./queries.ts";
import { DAYS_BETWEEN } from "./rules.ts";
import { type SearchNews, searchNewsEmail } from "./schema.ts";

const PEOPLE_AT_ONCE = 100;

type Due = { userId: string; name: string; email: string };
const DUE = defineRow<Due>({ userId: col.text`u.id`, name: col.text`u.name`, email: col.text`u.email` });

/**
 * Tells each person once, and once a week at most, what was published in the searches they follow. A week with nothing new is silent.
 * Told and marked in one transaction: doubled or killed half-way, nothing is told twice.
 */
export async function notifySearchNews(): Promise<void> {
  const people = await readRows(
    db,
    DUE,
    sql`select ${DUE} from (select f.user_id, min(f.next_at) as due_at from followed_searches f
        join users owner on owner.id = f.user_id and owner.email_verified
      where f.next_at <= now() group by f.user_id order by 2, 1 limit ${PEOPLE_AT_ONCE}) d
      join users u on u.id = d.user_id order by d.due_at, u.id`,
  );
  for (const person of people)
    await notifyOne(person).catch(async (error: unknown) => {
      log.error({ err: String(error) }, "search news");
      await postpone(person.userId);
    });
}

/** One whose searches could not be read waits a day, so that nobody behind them does. */
async function postpone(userId: string): Promise<void> {
  await db
    .update(followedSearches)
    .set({ nextAt: sql`now() + interval '1 day'` })
    .where(and(eq(followedSearches.userId, userId), sql`${followedSearches.nextAt} <= now()`));
}

type Followed = { key: string; name: string; since: Date };
const FOLLOWED = defineRow<Followed & { now: Date }>({
  key: col.text`f.search`,
  name: col.text`f.name`,
  since: col.time`f.seen_at`,
  now: col.time`now()`,
});

async function notifyOne({ userId, name, email }: Due): Promise<void> {
  const followed = await readRows(
    db,
    FOLLOWED,
    sql`select ${FOLLOWED} from followed_searches f where f.user_id = ${userId} order by f.followed_at desc, f.search limit 50`,
  );
  const [first] = followed;
  if (!first) return;
  const searches: SearchNews[] = [];
  for (const one of followed) {
    const news = await findSearchNews(userId, one);
    if (news) searches.push(news);
  }
  await transact(async (tx): Promise<Outcome<void, "told">> => {
    const seenAt = first.now;
    const taken = await tx
      .update(followedSearches)
      .set({ seenAt, nextAt: sql`now() + make_interval(days => ${DAYS_BETWEEN})` })
      .where(and(eq(followedSearches.userId, userId), sql`${followedSearches.nextAt} <= now()`))
      .returning({ key: followedSearches.search });
    // Somebody else told them meanwhile, or what was followed is followed no more.
    const notified = searches.filter(({ key }) => taken.some((row) => row.key === key));
    if (taken.length === 0) return refuse("told");
    if (notified.length === 0) return ok();
    const facts = { searches: notified.map(({ key, name: called, count }) => ({ key, name: called, count })) };
    await notify(
      tx,
      { userId, event: "busca.novidades", ref: `${userId}:${seenAt.toISOString()}`, facts },
      { kind: searchNewsEmail, to: email, payload: { name, searches: notified } },
    );
    return ok();
  });
}
