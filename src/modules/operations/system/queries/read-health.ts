import { sql } from "drizzle-orm";
import { sellingSetting } from "#modules/payments/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { maskEmail } from "#kit/email.ts";
import { brokenAuditLines } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { readSetting } from "#platform/settings.ts";
import type { MachineHeader } from "../rules.ts";
import { readAbuse } from "./read-abuse.ts";

const MOST = 30;
/** An email that waited this long is stuck: the queue tries each within seconds. */
const STUCK = sql`interval '2 minutes'`;

const time = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const at = <T extends { atMs: number }>({ atMs, ...row }: T): Omit<T, "atMs"> & { at: Date } => ({ ...row, at: new Date(atMs) });

/** How much waits, and how much gave up, in each queue of the machine room; what is stopped, and how the books were last compared. */
export async function readHeader(): Promise<MachineHeader> {
  const [{ rows }, selling, withdrawals, abuse] = await Promise.all([
    db.execute<Omit<MachineHeader, "sellingOff" | "withdrawalsOff" | "abuse">>(sql`
      select (select count(*) from webhook_events where status in ('recebido', 'erro'))::int as "webhooksWaiting",
        (select count(*) from webhook_events where status = 'morto')::int as "webhooksDead",
        j.waiting as "jobsWaiting", j.oldest as "oldestJobSeconds",
        (select count(*) from pgboss.job where state = 'failed')::int as "jobsDead",
        (select count(*) from outbox_emails where status <> 'enviado' and created_at < now() - ${STUCK})::int as "emailsStuck",
        (select count(*) from disputes where status in ('aviso', 'formalizado', 'em_defesa'))::int as "disputesOpen",
        (select status from reconciliation_runs order by id desc limit 1) as reconciliation
      from (select count(*)::int as waiting, coalesce(extract(epoch from now() - min(start_after)), 0)::int as oldest
        from pgboss.job where state in ('created', 'retry') and start_after <= now() and name <> 'mortos') j`),
    readSetting(db, sellingSetting),
    readSetting(db, withdrawalSetting),
    readAbuse(),
  ]);
  const [header] = rows;
  if (!header) throw new Error("no header");
  return { ...header, abuse, sellingOff: !selling.isOn, withdrawalsOff: !withdrawals.isOn };
}

type Webhook = {
  id: string;
  type: string;
  status: string;
  deliveries: number;
  attempts: number;
  lastError: string | null;
  atMs: number;
};

/** The newest webhooks, those in trouble first. */
export async function listWebhooks() {
  const { rows } = await db.execute<Webhook>(sql`
    select id, type, status, deliveries, attempts, last_error as "lastError", ${time("received_at")} as "atMs" from (
      (select * from webhook_events where status in ('erro', 'morto') order by received_at desc limit ${MOST})
      union (select * from webhook_events order by received_at desc limit ${MOST})) known
    order by status not in ('erro', 'morto'), received_at desc limit ${MOST}`);
  return rows.map(at);
}

type Trouble = { id: string; queue: string; state: string; tries: number; error: string | null; atMs: number };

/** Jobs that gave up, and those waiting to be tried again, newest first. */
export async function listJobs() {
  const { rows } = await db.execute<Trouble>(sql`
    select id, name as queue, state::text, retry_count as tries, left(output->>'message', 300) as error,
      ${time("coalesce(completed_on, started_on, created_on)")} as "atMs"
    from pgboss.job where name <> 'mortos' and (state = 'failed' or (state = 'retry' and retry_count > 0))
    order by state <> 'failed', coalesce(completed_on, started_on, created_on) desc limit ${MOST}`);
  return rows.map(at);
}

type EmailMessage = {
  id: string;
  kind: string;
  recipient: string;
  attempts: number;
  /** The other side answered that it never will take it. */
  isRefused: boolean;
  lastError: string | null;
  atMs: number;
};

/** Emails that should have left by now, oldest first, of each address only its owner could tell; and how many left in a day. */
export async function listStuckEmails() {
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<EmailMessage>(sql`
      select id, kind, recipient, attempts, last_error as "lastError", ${time("created_at")} as "atMs",
        coalesce(last_error ~ '\\m5[0-9]{2}[ -]', false) as "isRefused"
      from outbox_emails where status <> 'enviado' and created_at < now() - ${STUCK} order by created_at limit ${MOST}`),
    db.execute<{ sent: number }>(
      sql`select count(*)::int as sent from outbox_emails where sent_at > now() - interval '24 hours'`,
    ),
  ]);
  return { emailMessages: rows.map((row) => at({ ...row, recipient: maskEmail(row.recipient) })), sent: counted[0]?.sent ?? 0 };
}

type Returned = {
  id: string;
  kind: string;
  back: "bounce_duro" | "bounce_leve" | "reclamou";
  statusCode: string | null;
  recipient: string;
  atMs: number;
};

/** What came back of emails after they had left, newest first; and whether anybody may tell us so. */
export async function listReturns() {
  const { rows } = await db.execute<Returned>(sql`
    select r.letter_id || r.kind as id, coalesce(o.kind, 'apagada') as kind, r.kind as back, r.status_code as "statusCode",
      coalesce(o.recipient, '') as recipient, ${time("r.heard_at")} as "atMs"
    from letter_returns r left join outbox_emails o on o.id = r.letter_id order by r.heard_at desc limit ${MOST}`);
  return {
    returns: rows.map((row) => at({ ...row, recipient: row.recipient && maskEmail(row.recipient) })),
    isHeard: env.MAIL_RETURN_SECRET !== undefined,
  };
}

type Open = {
  orderId: string;
  number: number;
  reason: "contestacao" | "med";
  status: "aviso" | "formalizado" | "em_defesa";
  amountCents: number;
  deadlineMs: number | null;
  atMs: number;
};

/** Disputes the bank has not decided, the one whose time ends first on top. */
export async function listOpenDisputes() {
  const { rows } = await db.execute<Open>(sql`
    select d.order_id as "orderId", o.number, d.reason, d.status, d.amount_cents as "amountCents",
      ${time("d.deadline_at")} as "deadlineMs", ${time("d.opened_at")} as "atMs"
    from disputes d join orders o on o.id = d.order_id
    where d.status in ('aviso', 'formalizado', 'em_defesa') order by d.deadline_at nulls last limit ${MOST}`);
  return rows.map(({ deadlineMs, ...row }) => ({ ...at(row), deadlineAt: deadlineMs === null ? null : new Date(deadlineMs) }));
}

type Act = { id: number; who: string; action: string; targetKind: string; targetId: string; reason: string; atMs: number };

/** The newest acts of admins, how many there are in all, and the lines whose seal does not close. */
export async function listAudit() {
  const [acts, broken, counted] = await Promise.all([
    db.execute<Act>(sql`
      select a.id, u.name as who, a.action, a.target_kind as "targetKind", a.target_id as "targetId", a.reason, ${time("a.at")} as "atMs"
      from admin_audit a join users u on u.id = a.admin_id order by a.id desc limit ${MOST}`),
    brokenAuditLines(db),
    db.execute<{ lines: number }>(sql`select count(*)::int as lines from admin_audit`),
  ]);
  return { acts: acts.rows.map(at), broken, lines: counted.rows[0]?.lines ?? 0 };
}
