import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { compareFilesOf } from "../duplicates/compare-file.ts";
import { lockOwnProduct, workingCopyOf } from "../own-product.ts";
import { type Published, publishProduct, type PublishReason } from "../publish-product.ts";

const AT_A_TIME = 50;

type Due = { productId: number; storeId: number; userId: string; ref: string };

const DUE = defineRow<Due>({
  productId: col.int`s.product_id`,
  storeId: col.int`p.store_id`,
  userId: col.text`s.user_id`,
  ref: col.text`s.product_id || ':' || extract(epoch from s.publish_at)::bigint`,
});

/**
 * Puts on sale what was promised for an hour that has come, each product in its own transaction. What can no longer be sold stays as
 * it is, with the reason, and its author is told once. Two workers at once, or one killed half-way, publish each promise once.
 */
export async function publishDue(): Promise<number> {
  const rows = await readRows(
    db,
    DUE,
    sql`select ${DUE}
    from publication_schedules s join products p on p.id = s.product_id
    where s.publish_at <= now() and s.problem is null order by s.publish_at limit ${AT_A_TIME}`,
  );
  for (const due of rows) {
    await compareFilesOf(due.storeId, due.productId);
    const answer = await transact((tx) => publishOne(tx, due));
    if (!answer.ok && answer.reason !== "gone") await keepProblem(due, answer.reason);
  }
  return rows.length;
}

async function publishOne(tx: Tx, due: Due): Promise<Outcome<Published, PublishReason | "gone">> {
  const product = await lockOwnProduct(tx, due.storeId, due.productId);
  if (!product || !(await isStillDue(tx, due.productId))) return refuse("gone");
  const { title } = await workingCopyOf(tx, product);
  const published = await publishProduct(tx, { productId: due.productId, storeId: due.storeId, actor: due.userId });
  if (published.ok && published.value.isWaiting) {
    const facts = { productId: due.productId, title, step: "esperando" as const };
    await notify(tx, { userId: due.userId, event: "material.revisao", ref: due.ref, facts });
  } else if (published.ok) await tell(tx, due, { title, slug: published.value.slug });
  return published;
}

async function keepProblem(due: Due, reason: PublishReason): Promise<void> {
  await transact(async (tx) => {
    const product = await lockOwnProduct(tx, due.storeId, due.productId);
    if (!product || !(await isStillDue(tx, due.productId))) return ok();
    await tx.execute(sql`update publication_schedules set problem = ${reason} where product_id = ${due.productId}`);
    await tell(tx, due, { title: (await workingCopyOf(tx, product)).title, slug: null });
    return ok();
  });
}

async function isStillDue(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from publication_schedules where product_id = ${productId} and publish_at <= now() and problem is null for update`);
  return rows.length > 0;
}

function tell(tx: Tx, { productId, userId, ref }: Due, facts: { title: string; slug: string | null }): Promise<void> {
  return notify(tx, { userId, event: "material.agendado", ref, facts: { productId, ...facts } });
}
