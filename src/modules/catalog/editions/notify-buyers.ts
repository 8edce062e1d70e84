import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { notify } from "../../notifications/notify.ts";
import { newVersionEmail, notifyBuyersJob } from "../schema/jobs.ts";

const PEOPLE_AT_ONCE = 100;

/**
 * Asks that who bought the versions before hears of this one, once the transaction commits. A product speaks to its buyers once a day:
 * within 24 hours of the last time, nobody is asked for.
 */
export async function notifyBuyersOf(tx: Tx, versionId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update product_versions v set told_at = now() where v.id = ${versionId} and not exists (
      select 1 from product_versions o where o.product_id = v.product_id and o.told_at > now() - interval '24 hours')`);
  if (rowCount === 1) await enqueue(tx, notifyBuyersJob, { versionId });
}

type Buyer = {
  userId: string;
  name: string;
  email: string;
  orderId: string;
  title: string;
  authorName: string;
  number: number;
  note: string;
};

/** Tells each person who has an older version of it, once, however often this runs; who gave it back or was erased is left in peace. */
export async function notifyBuyers(versionId: string): Promise<void> {
  for (let after: string | null = null; ;) {
    const buyers = await transact(async (tx) => {
      const found = await listBuyers(tx, versionId, after);
      for (const buyer of found) await notifyOne(tx, versionId, buyer);
      return ok(found);
    });
    after = buyers.value.at(-1)?.userId ?? null;
    if (buyers.value.length < PEOPLE_AT_ONCE) return;
  }
}

async function listBuyers(tx: Tx, versionId: string, after: string | null): Promise<Buyer[]> {
  const { rows } = await tx.execute<Buyer>(sql`
    select distinct on (u.id) u.id as "userId", u.name, u.email, e.order_id as "orderId", p.title, s.author_name as "authorName",
      v.number, v.note
    from product_versions v join products p on p.id = v.product_id join stores s on s.id = p.store_id
      join entitlements e on e.product_id = p.id and e.revoked_at is null
      join product_versions b on b.id = e.version_id and b.number < v.number
      join users u on u.id = e.user_id
    where v.id = ${versionId} and v.told_at is not null and (is_published(p) or p.status in ('pausado', 'arquivado'))
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id, e.granted_at desc limit ${PEOPLE_AT_ONCE}`);
  return rows;
}

function notifyOne(tx: Tx, versionId: string, { userId, email, ...facts }: Buyer): Promise<void> {
  const { orderId, title, number } = facts;
  return notify(
    tx,
    { userId, event: "material.atualizado", ref: versionId, facts: { orderId, title, number } },
    { kind: newVersionEmail, to: email, ref: `${versionId}:${userId}`, payload: facts },
  );
}
