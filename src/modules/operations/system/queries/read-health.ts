import { sql } from "drizzle-orm";
import { REPORTED_AT_TRY } from "#modules/catalog/antivirus/rules.ts";
import { sellingSetting } from "#modules/payments/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { maskEmail } from "#kit/email.ts";
import { brokenAuditLines } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { SystemHealth } from "../rules.ts";
import { readAbuse } from "./read-abuse.ts";

const MOST = 30;
/** An email that waited this long is stuck: the queue tries each within seconds. */
const STUCK = sql`interval '2 minutes'`;

const time = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const at = <T extends { atMs: number }>({ atMs, ...row }: T): Omit<T, "atMs"> & { at: Date } => ({ ...row, at: new Date(atMs) });

const HEADER = defineRow<Omit<SystemHealth, "sellingOff" | "withdrawalsOff" | "abuse">>({
  webhooksWaiting: col.int`(select count(*) from webhook_events where status in ('recebido', 'erro'))::int`,
  webhooksDead: col.int`(select count(*) from webhook_events where status = 'morto')::int`,
  jobsWaiting: col.int`j.waiting`,
  oldestJobSeconds: col.int`j.oldest`,
  jobsDead: col.int`(select count(*) from pgboss.job where state = 'failed')::int`,
  emailsStuck: col.int`(select count(*) from outbox_emails where status = 'pendente' and created_at < now() - ${STUCK})::int`,
  scansWaiting: col.int`(select count(*) from scan_waits where tries >= ${REPORTED_AT_TRY})::int`,
  disputesOpen: col.int`(select count(*) from disputes where status in ('aviso', 'formalizado', 'em_defesa'))::int`,
  reconciliation: col.oneOf(["em_curso", "certa", "com_diferencas", "incompleta"])
    .orNull`(select status from reconciliation_runs order by id desc limit 1)`,
});

/** How much waits, and how much gave up, in each queue of the system page; what is stopped, and how the books were last compared. */
export async function readHeader(): Promise<SystemHealth> {
  const [rows, selling, withdrawals, abuse] = await Promise.all([
    readRows(
      db,
      HEADER,
      sql`select ${HEADER}
      from (select count(*)::int as waiting, coalesce(extract(epoch from now() - min(start_after)), 0)::int as oldest
        from pgboss.job where state in ('created', 'retry') and start_after <= now() and name <> 'mortos') j`,
    ),
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

const WEBHOOK = defineRow<Webhook>({
  id: col.text`id`,
  type: col.text`type`,
  status: col.text`status`,
  deliveries: col.int`deliveries`,
  attempts: col.int`attempts`,
  lastError: col.text.orNull`last_error`,
  atMs: col.real(time("received_at")),
});

/** The newest webhooks, those in trouble first. */
export async function listWebhooks() {
  const rows = await readRows(
    db,
    WEBHOOK,
    sql`select ${WEBHOOK} from (
      (select * from webhook_events where status in ('erro', 'morto') order by received_at desc limit ${MOST})
      union (select * from webhook_events order by received_at desc limit ${MOST})) known
    order by status not in ('erro', 'morto'), received_at desc limit ${MOST}`,
  );
  return rows.map(at);
}

type Trouble = { id: string; queue: string; state: string; tries: number; error: string | null; atMs: number };

const TROUBLE = defineRow<Trouble>({
  id: col.text`id`,
  queue: col.text`name`,
  state: col.text`state::text`,
  tries: col.int`retry_count`,
  error: col.text.orNull`left(output->>'message', 300)`,
  atMs: col.real(time("coalesce(completed_on, started_on, created_on)")),
});

/** Jobs that gave up, and those waiting to be tried again, newest first. */
export async function listJobs() {
  const rows = await readRows(
    db,
    TROUBLE,
    sql`select ${TROUBLE}
    from pgboss.job where name <> 'mortos' and (state = 'failed' or (state = 'retry' and retry_count > 0))
    order by state <> 'failed', coalesce(completed_on, started_on, created_on) desc limit ${MOST}`,
  );
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

const EMAIL = defineRow<EmailMessage>({
  id: col.text`id`,
  kind: col.text`kind`,
  recipient: col.text`recipient`,
  attempts: col.int`attempts`,
  lastError: col.text.orNull`last_error`,
  atMs: col.real(time("created_at")),
  isRefused: col.bool`coalesce(last_error ~ '\\m5[0-9]{2}[ -]', false)`,
});

/** Emails that should have left by now, oldest first, of each address only its owner could tell; and how many left in a day. */
export async function listStuckEmails() {
  const [rows, counted] = await Promise.all([
    readRows(
      db,
      EMAIL,
      sql`select ${EMAIL}
      from outbox_emails where created_at < now() - ${STUCK}
        and (status = 'pendente' or status = 'falhou' and created_at > now() - interval '3 days') order by created_at limit ${MOST}`,
    ),
    readRows(
      db,
      { sent: col.int`count(*)::int` },
      (row) => sql`select ${row} from outbox_emails where sent_at > now() - interval '24 hours'`,
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

const RETURNED = defineRow<Returned>({
  id: col.text`r.letter_id || r.kind`,
  kind: col.text`coalesce(o.kind, 'apagada')`,
  back: col.oneOf(["bounce_duro", "bounce_leve", "reclamou"])`r.kind`,
  statusCode: col.text.orNull`r.status_code`,
  recipient: col.text`coalesce(o.recipient, '')`,
  atMs: col.real(time("r.heard_at")),
});

/** What came back of emails after they had left, newest first; and whether anybody may tell us so. */
export async function listReturns() {
  const rows = await readRows(
    db,
    RETURNED,
    sql`select ${RETURNED}
    from letter_returns r left join outbox_emails o on o.id = r.letter_id order by r.heard_at desc limit ${MOST}`,
  );
  return {
    returns: rows.map((row) => at({ ...row, recipient: row.recipient && maskEmail(row.recipient) })),
    isConfigured: env.MAIL_RETURN_SECRET !== undefined,
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

const OPEN = defineRow<Open>({
  orderId: col.text`d.order_id`,
  number: col.int`o.number`,
  reason: col.oneOf(["contestacao", "med"])`d.reason`,
  status: col.oneOf(["aviso", "formalizado", "em_defesa"])`d.status`,
  amountCents: col.int`d.amount_cents`,
  deadlineMs: col.real.orNull(time("d.deadline_at")),
  atMs: col.real(time("d.opened_at")),
});

/** Disputes the bank has not decided, the one whose time ends first on top. */
export async function listOpenDisputes() {
  const rows = await readRows(
    db,
    OPEN,
    sql`select ${OPEN}
    from disputes d join orders o on o.id = d.order_id
    where d.status in ('aviso', 'formalizado', 'em_defesa') order by d.deadline_at nulls last limit ${MOST}`,
  );
  return rows.map(({ deadlineMs, ...row }) => ({ ...at(row), deadlineAt: deadlineMs === null ? null : new Date(deadlineMs) }));
}

type Act = { id: number; who: string; action: string; targetKind: string; targetId: string; reason: string; atMs: number };

const ACT = defineRow<Act>({
  id: col.int`a.id`,
  who: col.text`u.name`,
  action: col.text`a.action`,
  targetKind: col.text`a.target_kind`,
  targetId: col.text`a.target_id`,
  reason: col.text`a.reason`,
  atMs: col.real(time("a.at")),
});

/** The newest acts of admins, how many there are in all, and the lines whose seal does not close. */
export async function listAudit() {
  const [acts, broken, counted] = await Promise.all([
    readRows(
      db,
      ACT,
      sql`select ${ACT}
      from admin_audit a join users u on u.id = a.admin_id order by a.id desc limit ${MOST}`,
    ),
    brokenAuditLines(db),
    readRows(db, { lines: col.int`count(*)::int` }, (row) => sql`select ${row} from admin_audit`),
  ]);
  return { acts: acts.map(at), broken, lines: counted[0]?.lines ?? 0 };
}
