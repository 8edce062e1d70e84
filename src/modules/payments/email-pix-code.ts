import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { findOrder } from "../orders/find-order.ts";
import { listDiscounts } from "../orders/queries/list-discounts.ts";
import type { ChargedMethod } from "../orders/rules/payment-methods.ts";
import { orderFacts } from "./complete-sale.ts";
import { storeContacts } from "./queries.ts";
import { METHOD_LIST, METHODS } from "./methods/methods.ts";
import { boletoIssuedEmail, boletoReminderEmail, pixIssuedEmail } from "./schema.ts";
import { pixSetting } from "./settings.ts";
import { paymentAttempts } from "./tables/attempts.ts";

const BATCH = 50;

/**
 * When the e-mail with a code issued now is due: at once, or after `mailAfterSeconds` for a method that is usually paid at once, so that a
 * buyer who pays by then gets only the receipt.
 */
export async function codeEmailAt(tx: Tx, method: ChargedMethod): Promise<SQL> {
  const { mailAfterSeconds } = await readSetting(tx, pixSetting);
  return sql`now() + make_interval(secs => ${METHODS[method].isPaidAtOnce ? mailAfterSeconds : 0})`;
}

/** E-mails every code that is due, each once, in a transaction of its own: two workers at once never send the same one twice. */
export async function emailDueCodes(): Promise<void> {
  const due = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`select ${row} from payment_attempts where code_email_at <= now() order by code_email_at limit ${BATCH}`,
  );
  await eachAlone(due, ({ id }) =>
    transact(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        update payment_attempts set code_email_at = null where id = ${id} and code_email_at is not null`);
      return ok(rowCount === 1 ? await postCode(tx, id) : undefined);
    }),
  );
}

/** E-mails the code to the buyer, once per code; sends nothing when it was paid or cancelled meanwhile, or has expired. */
export async function emailPixCode(attemptId: string): Promise<void> {
  await transact(async (tx) => ok(await postCode(tx, attemptId)));
}

async function postCode(tx: Tx, attemptId: string, isReminder = false): Promise<void> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.status, "pendente"),
        isNotNull(paymentAttempts.code),
        gt(paymentAttempts.codeExpiresAt, sql`now()`),
      ),
    )
    .for("update");
  const order = attempt && (await findOrder(tx, attempt.orderId));
  if (!order || order.status !== "aguardando_pagamento" || !attempt.code || !attempt.codeExpiresAt) return;
  const stores = await storeContacts(
    tx,
    order.items.map((item) => item.storeId),
  );
  const mail = { ref: attemptId, to: order.buyerEmail };
  const facts = orderFacts(order, stores, await listDiscounts(tx, order.id));
  const until = attempt.codeExpiresAt.toISOString();
  if (METHODS[attempt.method].codeEmail === pixIssuedEmail.name)
    await enqueueEmail(tx, pixIssuedEmail, { ...mail, payload: { ...facts, pixCode: attempt.code, expiresAt: until } });
  else {
    const kind = isReminder ? boletoReminderEmail : boletoIssuedEmail;
    await enqueueEmail(tx, kind, { ...mail, payload: { ...facts, line: attempt.code, url: attempt.codeUrl, dueAt: until } });
  }
}

/** E-mails a reminder of each pending code that expires within its method's `remindHours`, once per code. */
export async function remindOfCodes(): Promise<void> {
  for (const { name, remindHours } of METHOD_LIST) {
    if (remindHours === null) continue;
    const rows = await readRows(
      db,
      { id: col.text`a.id` },
      (row) => sql`select ${row} from payment_attempts a where a.status = 'pendente' and a.method = ${name}
        and a.pix_expires_at > now() and a.pix_expires_at < now() + make_interval(hours => ${remindHours})
        and not exists (select 1 from outbox_emails e where e.kind = ${boletoReminderEmail.name} and e.ref = a.id::text)
      order by a.pix_expires_at limit 50`,
    );
    for (const { id } of rows) await transact(async (tx) => ok(await postCode(tx, id, true)));
  }
}
