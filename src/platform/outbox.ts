import { and, eq, ne, sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import * as z from "zod";
import { REMOVED_EMAIL_DOMAIN } from "#kit/email.ts";
import { db, type Tx } from "./db.ts";
import { gather } from "./before-commit.ts";
import { defineJob } from "./define-job.ts";
import { traceparent } from "./tracing.ts";
import { inSlices } from "./in-slices.ts";

export const outboxEmails = pgTable("outbox_emails", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  kind: text("kind").notNull(),
  ref: text("ref").notNull(),
  recipient: text("recipient").notNull(),
  payload: jsonb("payload").notNull(),
  status: text("status", { enum: ["pendente", "enviado", "falhou"] })
    .notNull()
    .default("pendente"),
  attempts: integer("attempts").notNull().default(0),
  lastError: text("last_error"),
  stopPath: text("stop_path"),
  canWait: boolean("can_wait").notNull().default(false),
  /** What it was written by, for its sending to be traced with it. */
  trace: text("trace"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  nextTryAt: timestamp("next_try_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
});

export type OutboxEmail = typeof outboxEmails.$inferSelect;

/** Taken, and added no more: only a version before this one, still running beside it, may add one. The outbox says what is due. */
export const sendEmailJob = defineJob("mail.send", z.object({ emailId: z.uuid() }));

/** A kind of e-mail: its name and the JSON payload its template needs. Templates live in the owner module's emails/. */
export type EmailKind<P> = {
  name: string;
  payload?: P;
  /** After this many minutes it is useless (a code that expired) and is not sent. */
  usefulMinutes?: number;
  /** Its payload opens an account or moves money (a code, a token): it is deleted from the outbox when the e-mail is sent. */
  holdsSecret?: true;
  /** It goes to many at once: what one person waits for (a receipt, a code) is sent before it. */
  canWait?: true;
};

type Written = {
  kind: string;
  ref: string;
  recipient: string;
  payload: string;
  stopPath: string | null;
  trace: string | null;
  canWait: boolean;
};

const added = gather<Written>({
  insert: (emails) => sql`
    insert into outbox_emails (kind, ref, recipient, payload, stop_path, trace, can_wait)
    select kind, ref, recipient, payload, stop_path, trace, can_wait
    from unnest(${textsOf(emails, "kind")}::text[], ${textsOf(emails, "ref")}::text[], ${textsOf(emails, "recipient")}::text[],
      ${textsOf(emails, "payload")}::jsonb[], ${textsOf(emails, "stopPath")}::text[], ${textsOf(emails, "trace")}::text[],
      ${sql.param(emails.map(({ canWait }) => canWait))}::boolean[]) with ordinality
      email(kind, ref, recipient, payload, stop_path, trace, can_wait, place) order by place
    on conflict do nothing`,
});

const textsOf = (emails: readonly Written[], key: Exclude<keyof Written, "canWait">) =>
  sql.param(emails.map((email) => email[key]));

/**
 * Inserts an e-mail into the outbox in the same transaction, just before it commits. The same (kind, ref) is sent once; an erased person
 * receives none. `stopPath`: the path that unsubscribes with one click, for e-mails that are not mandatory.
 */
export async function enqueueEmail<P>(
  tx: Tx,
  kind: EmailKind<P>,
  email: { ref: string; to: string; payload: P; stopPath?: string },
): Promise<void> {
  if (email.to.endsWith(`@${REMOVED_EMAIL_DOMAIN}`)) return;
  const { ref, to: recipient, stopPath = null } = email;
  await added(tx, {
    kind: kind.name,
    ref,
    recipient,
    payload: JSON.stringify(email.payload),
    stopPath,
    trace: traceparent(),
    canWait: kind.canWait === true,
  });
}

/** Deletes the e-mails of a kind to an address that have not been sent yet. */
export async function dropPending<P>(tx: Tx, kind: EmailKind<P>, to: string): Promise<void> {
  await tx
    .delete(outboxEmails)
    .where(and(eq(outboxEmails.kind, kind.name), eq(outboxEmails.recipient, to), ne(outboxEmails.status, "enviado")));
}

/** Sends again, at once, an e-mail that has not been sent; false when it has, or does not exist. */
export async function resendEmail(tx: Tx, emailId: string): Promise<boolean> {
  const [email] = await tx
    .update(outboxEmails)
    .set({ status: "pendente", nextTryAt: sql`now()` })
    .where(and(eq(outboxEmails.id, emailId), ne(outboxEmails.status, "enviado")))
    .returning({ id: outboxEmails.id });
  return Boolean(email);
}

/** How long the record of a sent e-mail is stored: it is evidence in a dispute, which may come within the year of the sale. */
const RETENTION_DAYS = 400;

/**
 * Empties the payload of e-mails sent 30 days ago. The row stays with its kind and the id of its order, because the bank may ask for it
 * months later. After 400 days the row is deleted too.
 */
export async function emptySentEmails(): Promise<void> {
  await inSlices((slice) =>
    db.execute(sql`
      update outbox_emails set last_error = null, trace = null,
        payload = case when payload ? 'orderId' then jsonb_build_object('orderId', payload->'orderId') else '{}' end
      where id in (select id from outbox_emails
        where status = 'enviado' and sent_at < now() - interval '30 days' and payload - 'orderId' <> '{}' limit ${slice})`),
  );
  await inSlices((slice) =>
    db.execute(sql`
      delete from outbox_emails where id in (select id from outbox_emails
        where status = 'enviado' and sent_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${slice})`),
  );
}
