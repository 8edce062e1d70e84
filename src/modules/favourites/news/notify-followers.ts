import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { notify } from "#modules/notifications/notify.ts";
import { writeGathered } from "#platform/before-commit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { storeNews } from "../tables.ts";
import { BATCH_SIZE } from "./rules.ts";
import { storeNewsEmail, notifyFollowersJob } from "./schema.ts";

type News = { storeId: number; title: string; body: string; authorName: string; storeSlug: string } & Linked;
type Linked = { productTitle: string | null; productSlug: string | null };
type Follower = { userId: string; name: string; email: string; wantsEmails: boolean };

/**
 * Tells some of a store's followers of a piece of news and leaves the rest to the next job. A job doubled or killed half-way tells
 * each person once. Nobody hears of news taken back, nor of a store that left the market meanwhile.
 */
export async function notifyFollowers({ newsId, after }: { newsId: string; after: string | null }): Promise<void> {
  await transact(async (tx) => {
    const news = await lockNews(tx, newsId);
    if (!news) return ok();
    const followers = await listFollowers(tx, news.storeId, after);
    for (const follower of followers) await notifyOne(tx, newsId, news, follower);
    // They are counted below.
    await writeGathered(tx);
    const last = followers.at(-1);
    const isLast = followers.length < BATCH_SIZE || !last;
    await tx
      .update(storeNews)
      .set({
        notifiedCount: sql`(select count(*)::int from notifications n where n.event = 'loja.novidade' and n.ref = ${newsId})`,
        ...(isLast ? { toldAt: sql`now()` } : {}),
      })
      .where(eq(storeNews.id, newsId));
    if (!isLast) await enqueue(tx, notifyFollowersJob, { newsId, after: last.userId });
    return ok();
  });
}

const NEWS = defineRow<News>({
  storeId: col.int`n.store_id`,
  title: col.text`n.title`,
  body: col.text`n.body`,
  authorName: col.text`s.author_name`,
  storeSlug: col.text`s.slug`,
  productTitle: col.text.orNull`p.title`,
  productSlug: col.text.orNull`p.slug`,
});

async function lockNews(tx: Tx, newsId: string): Promise<News | null> {
  const rows = await readRows(
    tx,
    NEWS,
    sql`
    select ${NEWS}
    from store_news n join stores s on s.id = n.store_id and is_open(s)
    left join products p on p.id = n.product_id and is_published(p)
    where n.id = ${newsId} and n.told_at is null and n.removed_at is null for update of n`,
  );
  return rows[0] ?? null;
}

const FOLLOWER = defineRow<Follower>({
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  wantsEmails: col.bool`receives_store_emails(f)`,
});

async function listFollowers(tx: Tx, storeId: number, after: string | null): Promise<Follower[]> {
  const rows = await readRows(
    tx,
    FOLLOWER,
    sql`
    select ${FOLLOWER}
    from stores_followed f join users u on u.id = f.user_id
    where f.store_id = ${storeId} and (${after}::uuid is null or u.id > ${after}::uuid) order by u.id limit ${BATCH_SIZE}`,
  );
  return rows;
}

async function notifyOne(tx: Tx, newsId: string, news: News, { userId, name, email, wantsEmails }: Follower): Promise<void> {
  const { title, body, authorName, storeSlug, productTitle, productSlug } = news;
  const product = productTitle !== null && productSlug !== null ? { title: productTitle, slug: productSlug } : null;
  await notify(
    tx,
    { userId, event: "loja.novidade", ref: newsId, facts: { title, authorName, storeSlug } },
    wantsEmails
      ? {
          kind: storeNewsEmail,
          to: email,
          ref: `${newsId}:${userId}`,
          payload: { name, authorName, storeSlug, title, body, product },
        }
      : undefined,
  );
}
