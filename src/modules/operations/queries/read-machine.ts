import { sql } from "drizzle-orm";
import { maskEmail } from "#kit/email.ts";
import { brokenAuditLines } from "#platform/audit.ts";
import { db } from "#platform/db.ts";

const MOST = 30;
/** A letter that waited this long is stuck: the queue tries each within seconds. */
const STUCK = sql`interval '2 minutes'`;

const time = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const at = <T extends { atMs: number }>({ atMs, ...row }: T): Omit<T, "atMs"> & { at: Date } => ({ ...row, at: new Date(atMs) });

export type MachineHeader = {
  webhooksWaiting: number;
  webhooksDead: number;
  jobsWaiting: number;
  jobsDead: number;
  emailsStuck: number;
  disputesOpen: number;
};

/** How much waits, and how much gave up, in each queue of the machine room. */
export async function readHeader(): Promise<MachineHeader> {
  const { rows } = await db.execute<MachineHeader>(sql`
    select (select count(*) from webhook_events where status in ('recebido', 'erro'))::int as "webhooksWaiting",
      (select count(*) from webhook_events where status = 'morto')::int as "webhooksDead",
      (select count(*) from pgboss.job where state in ('created', 'retry') and start_after <= now() and name <> 'mortos')::int as "jobsWaiting",
      (select count(*) from pgboss.job where state = 'failed')::int as "jobsDead",
      (select count(*) from outbox_emails where status <> 'enviado' and created_at < now() - ${STUCK})::int as "emailsStuck",
      (select count(*) from disputes where status in ('aviso', 'formalizado', 'em_defesa'))::int as "disputesOpen"`);
  const [header] = rows;
  if (!header) throw new Error("no header");
  return header;
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

type Letter = { id: string; kind: string; recipient: string; attempts: number; lastError: string | null; atMs: number };

/** Letters that should have left by now, oldest first; of each address only its owner could tell. */
export async function listStuckEmails() {
  const { rows } = await db.execute<Letter>(sql`
    select id, kind, recipient, attempts, last_error as "lastError", ${time("created_at")} as "atMs"
    from outbox_emails where status <> 'enviado' and created_at < now() - ${STUCK} order by created_at limit ${MOST}`);
  return rows.map((row) => at({ ...row, recipient: maskEmail(row.recipient) }));
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

/** The newest acts of admins, and the lines whose seal does not close. */
export async function listAudit() {
  const [acts, broken] = await Promise.all([
    db.execute<Act>(sql`
      select a.id, u.name as who, a.action, a.target_kind as "targetKind", a.target_id as "targetId", a.reason, ${time("a.at")} as "atMs"
      from admin_audit a join users u on u.id = a.admin_id order by a.id desc limit ${MOST}`),
    brokenAuditLines(db),
  ]);
  return { acts: acts.rows.map(at), broken };
}
