import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { askScans } from "../antivirus/waits.ts";
import { compareFilesOf } from "../duplicates/compare-file.ts";
import { lockOwnProduct, workingCopyOf } from "../own-product.ts";
import { type Published, publishProduct, type PublishReason } from "../publish-product.ts";

const AT_A_TIME = 50;
/** How often a publication is put off because its files could not be compared; then a person looks at it. */
const MOST_COMPARISONS = 3;
const FIRST_RETRY_MINUTES = 5;
const LONGEST_RETRY_MINUTES = 60;

type Due = { productId: number; storeId: number; userId: string; ref: string; failures: number };

const DUE = defineRow<Due>({
  productId: col.int`s.product_id`,
  storeId: col.int`p.store_id`,
  userId: col.text`s.user_id`,
  ref: col.text`s.product_id || ':' || extract(epoch from s.publish_at)::bigint`,
  failures: col.int`s.failures`,
});

/**
 * Puts on sale what was promised for an hour that has come, each product in its own transaction. What can no longer be sold stays as
 * it is, with the reason, and its author is told once. Two workers at once, or one killed half-way, publish each promise once. One that
 * fails holds up no other: it is tried again later, ever more seldom.
 */
export async function publishDue(): Promise<number> {
  const rows = await readRows(
    db,
    DUE,
    sql`select ${DUE}
    from publication_schedules s join products p on p.id = s.product_id
    where s.publish_at <= now() and s.problem is null and coalesce(s.retry_at <= now(), true)
    order by s.publish_at limit ${AT_A_TIME}`,
  );
  for (const due of rows) {
    try {
      await publishCompared(due);
    } catch (error) {
      log.error({ productId: due.productId, err: error }, "a publication whose hour came failed");
      await tryLater(due);
    }
  }
  return rows.length;
}

async function publishCompared(due: Due): Promise<void> {
  if (await askScans(due.productId)) return tryLater(due);
  const areCompared = await compareFilesOf(due.storeId, due.productId);
  if (!areCompared && due.failures < MOST_COMPARISONS) return tryLater(due);
  const answer = await transact((tx) => publishOne(tx, due));
  if (!answer.ok && answer.reason !== "gone") await saveProblem(due, answer.reason);
}

async function tryLater({ productId }: Due): Promise<void> {
  await db.execute(sql`update publication_schedules set failures = failures + 1,
      retry_at = now() + make_interval(mins => least(${LONGEST_RETRY_MINUTES}, ${FIRST_RETRY_MINUTES} * 2 ^ least(failures, 10))::int)
    where product_id = ${productId} and publish_at <= now() and problem is null`);
}

async function publishOne(tx: Tx, due: Due): Promise<Outcome<Published, PublishReason | "gone">> {
  const product = await lockOwnProduct(tx, due.storeId, due.productId);
  if (!product || !(await isStillDue(tx, due.productId))) return refuse("gone");
  const { title } = await workingCopyOf(tx, product);
  const published = await publishProduct(tx, { productId: due.productId, storeId: due.storeId, actor: due.userId });
  if (published.ok && published.value.isWaiting) {
    const facts = { productId: due.productId, title, step: "esperando" as const };
    await notify(tx, { userId: due.userId, event: "material.revisao", ref: due.ref, facts });
  } else if (published.ok) await notifyAuthor(tx, due, { title, slug: published.value.slug });
  return published;
}

async function saveProblem(due: Due, reason: PublishReason): Promise<void> {
  await transact(async (tx) => {
    const product = await lockOwnProduct(tx, due.storeId, due.productId);
    if (!product || !(await isStillDue(tx, due.productId))) return ok();
    await tx.execute(sql`update publication_schedules set problem = ${reason} where product_id = ${due.productId}`);
    await notifyAuthor(tx, due, { title: (await workingCopyOf(tx, product)).title, slug: null });
    return ok();
  });
}

async function isStillDue(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from publication_schedules where product_id = ${productId} and publish_at <= now() and problem is null for update`);
  return rows.length > 0;
}

function notifyAuthor(tx: Tx, { productId, userId, ref }: Due, facts: { title: string; slug: string | null }): Promise<void> {
  return notify(tx, { userId, event: "material.agendado", ref, facts: { productId, ...facts } });
}
