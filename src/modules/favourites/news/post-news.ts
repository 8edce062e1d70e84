import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { screenText } from "#kit/screen-text.ts";
import { screenedWords } from "#modules/stores/store-page/messages.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueue } from "#platform/jobs.ts";
import { invalidate } from "#platform/page-cache.ts";
import { storeNews } from "../tables.ts";
import { type NewsRefusal, type NewsInput, notifyFollowersJob } from "./schema.ts";

/**
 * Tells a store's followers something, once a day in São Paulo: at the bell, and by email those who asked for it. It is also on the
 * store's page. Refuses texts nobody should read unasked and products that are not its own on sale.
 */
export function postNews(viewer: AuthorViewer, input: NewsInput): Promise<Outcome<{ newsId: string }, NewsRefusal>> {
  const { storeId } = viewer;
  return transact(async (tx): Promise<Outcome<{ newsId: string }, NewsRefusal>> => {
    if (viewer.storeStatus !== "aprovada") return refuse("closed");
    const unfit = textsRefused(input);
    if (Object.keys(unfit).length > 0) return refuse("unfit", { fields: unfit });
    if (input.productId !== null && !(await sells(tx, storeId, input.productId))) return refuse("not_found");
    if (!(await isFollowed(tx, storeId))) return refuse("no_followers");
    const [posted] = await tx
      .insert(storeNews)
      .values({ storeId, day: sql`(now() at time zone 'America/Sao_Paulo')::date`, ...input })
      .onConflictDoNothing()
      .returning({ id: storeNews.id });
    if (!posted) return refuse("today");
    await enqueue(tx, notifyFollowersJob, { newsId: posted.id, after: null });
    await invalidate(tx, `store:${storeId}`);
    return ok({ newsId: posted.id });
  });
}

/** Takes a piece of news off the store's page; who was told keeps what they read. Another store's is not there. */
export function removeNews(viewer: AuthorViewer, newsId: string): Promise<Outcome<void, "not_found">> {
  return transact(async (tx): Promise<Outcome<void, "not_found">> => {
    const { rowCount } = await tx
      .update(storeNews)
      .set({ removedAt: sql`coalesce(${storeNews.removedAt}, now())` })
      .where(sql`${eq(storeNews.id, newsId)} and ${eq(storeNews.storeId, viewer.storeId)}`);
    if (rowCount === 0) return refuse("not_found");
    await invalidate(tx, `store:${viewer.storeId}`);
    return ok();
  });
}

function textsRefused({ title, body }: NewsInput): Record<string, string> {
  const reasons = Object.entries({ title, body }).flatMap(([field, text]): [string, string][] => {
    const [reason] = screenText(text);
    return reason ? [[field, screenedWords[reason]]] : [];
  });
  return Object.fromEntries(reasons);
}

async function sells(tx: Tx, storeId: number, productId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from products where id = ${productId} and store_id = ${storeId} and is_published(products)`);
  return rowCount === 1;
}

async function isFollowed(tx: Tx, storeId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from stores_followed where store_id = ${storeId} limit 1`);
  return rowCount === 1;
}
