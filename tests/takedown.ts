import { sql } from "drizzle-orm";
import { withdrawProduct } from "#modules/moderation/takedowns/withdraw-product.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { createUser, viewerOf } from "./factories.ts";
import { createPaidOrder } from "./paid-order.ts";
import type { attachSandbox } from "./sandbox.ts";

export const WHY = "As ilustrações são de outra pessoa, que não autorizou.";

/** An admin who just proved who they are. */
export async function provedAdmin(): Promise<Viewer> {
  const admin = await createUser({ roles: ["admin"] });
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`insert into sessions (user_id, token, expires_at, stepped_up_at)
    values (${admin.id}, new_id()::text, now() + interval '1 day', now()) returning ${row}`,
  );
  return { ...(await viewerOf(admin)), sessionId: rows[0]?.id ?? "" };
}

export const withdraw = (by: Viewer, productId: number) =>
  withdrawProduct(by, { productId, fundamento: "direitos", motivo: WHY });

/** The author's time to contest ends. */
export const timePasses = () =>
  db.execute(sql`update takedowns set starts_at = now() - interval '1 second' where status = 'marcada'`);

/** What each email to somebody about what was withdrawn says. */
export async function emailsTo(email: string, kind = "compra.retirada"): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ payload: Record<string, unknown> }>(
    sql`select payload from outbox_emails where kind = ${kind} and recipient = ${email}`,
  );
  return rows.map((row) => row.payload);
}

/** An order of one product, paid by Pix. */
export async function paidOne(sandbox: ReturnType<typeof attachSandbox>) {
  const paid = await createPaidOrder(sandbox, [3_490]);
  return { ...paid, productId: paid.productIds[0] ?? 0 };
}
