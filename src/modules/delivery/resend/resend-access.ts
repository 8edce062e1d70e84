import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { REMOVED_EMAIL_DOMAIN } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { firstName } from "#kit/person-name.ts";
import { type Tx, transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { recordState } from "#platform/state-history.ts";
import { findOrder } from "../../orders/find-order.ts";
import { findOrders } from "./queries/find-orders.ts";
import { readTitles } from "./queries/read-titles.ts";
import { accessAgainEmail, MOST_AT_ONCE, type ResendInput, type ResendRefusal, type Resent } from "./schema.ts";

type Author = { userId: string; storeId: number };

/**
 * Writes again to who bought where the author's products are: one email per order, told order by order. Orders without lines of
 * the store do not exist. An order gets one such email a day from each store, however often and by how many hands it is asked.
 */
export async function resendAccess(author: Author, requested: ResendInput): Promise<Outcome<Resent[], ResendRefusal>> {
  const orderIds = await findOrders(author.storeId, requested);
  if (orderIds.length === 0) return refuse("not_found");
  if (orderIds.length > MOST_AT_ONCE) return refuse("too_many");
  const resent: Resent[] = [];
  for (const orderId of orderIds) {
    const answer = await transact(async (tx) => ok(await resendOne(tx, author, orderId)));
    if (answer.value) resent.push(answer.value);
  }
  return ok(resent);
}

async function resendOne(tx: Tx, { userId, storeId }: Author, orderId: string): Promise<Resent | null> {
  const order = await findOrder(tx, orderId, "update");
  if (!order) return null;
  const facts = { orderId, number: order.number, buyerFirstName: firstName(order.buyerName) };
  const open = await readTitles(tx, orderId, storeId);
  if (!open || order.buyerEmail.endsWith(`@${REMOVED_EMAIL_DOMAIN}`)) return { ...facts, result: "sem_acesso" };
  const entityId = `${orderId}:${storeId}`;
  if (await wasSentToday(tx, entityId)) return { ...facts, result: "recente" };
  await recordState(tx, {
    entity: "order_access",
    entityId,
    from: null,
    to: "acesso_reenviado",
    cause: "quem vendeu reenviou o acesso",
    actor: userId,
  });
  await enqueueEmail(tx, accessAgainEmail, {
    ref: `${entityId}:${randomUUID()}`,
    to: order.buyerEmail,
    payload: { orderId, orderNumber: order.number, buyerName: order.buyerName, ...open },
  });
  return { ...facts, result: "enviado" };
}

async function wasSentToday(tx: Tx, entityId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from state_history where entity = 'order_access' and entity_id = ${entityId} and at > now() - interval '24 hours' limit 1`);
  return rows.length > 0;
}
