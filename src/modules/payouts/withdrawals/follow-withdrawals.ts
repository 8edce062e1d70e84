import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { pagarme } from "../../payments/provider.ts";
import { db, transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { withdrawalSetting } from "./settings.ts";
import { applyTransfer } from "./apply-transfer.ts";
import { moveWithdrawal, type Withdrawal } from "./move-withdrawal.ts";
import { resolveUnknown } from "./resolve-unknown.ts";
import { loseAnswer, sendWithdrawal } from "./send-withdrawal.ts";

const BATCH = 50;
type Waiting = { id: string };

const WAITING = defineRow<Waiting>({
  id: col.text`id`,
});

const TEND_WITHDRAWALS = defineRow<Waiting>({
  id: col.text`id`,
});

const TEND_WITHDRAWALS_ROW = defineRow<Waiting>({
  id: col.text`id`,
});

/** Expires unconfirmed requests, marks calls without an answer as unknown, and sends what is still to be sent. */
export async function tendWithdrawals(): Promise<void> {
  const stale = await readRows(
    db,
    WAITING,
    sql`select ${WAITING} from withdrawals where status = 'pendente_confirmacao' and expires_at <= now() limit ${BATCH}`,
  );
  for (const { id } of stale) {
    await transact(async (tx) => ok(await moveWithdrawal(tx, id, "vencer", { cause: "15 minutos", actor: "sistema" })));
  }
  const silent = await readRows(
    db,
    TEND_WITHDRAWALS,
    sql`select ${TEND_WITHDRAWALS} from withdrawals where status = 'enviando' and sent_at < now() - interval '1 minute' limit ${BATCH}`,
  );
  for (const { id } of silent) {
    await transact(async (tx) => {
      await loseAnswer(tx, id, "quem enviava parou");
      return ok();
    });
  }
  const waiting = await readRows(
    db,
    TEND_WITHDRAWALS_ROW,
    sql`select ${TEND_WITHDRAWALS_ROW} from withdrawals where status = 'confirmado' and confirmed_at < now() - interval '15 seconds' order by confirmed_at limit ${BATCH}`,
  );
  for (const { id } of waiting) await sendWithdrawal(id);
}

const FOLLOW_WITHDRAWALS = defineRow<{ id: string; status: Withdrawal["status"]; providerId: string | null }>({
  id: col.text`id`,
  status: col.oneOf([
    "em_revisao",
    "enviando",
    "pago",
    "falhou",
    "cancelado",
    "expirado",
    "recusado",
    "pendente_confirmacao",
    "confirmado",
    "processando",
    "desconhecido",
    "devolvido",
  ])`status`,
  providerId: col.text.orNull`provider_id`,
});

/**
 * Queries the provider about each withdrawal that is due: being processed, unknown, or paid less than 7 days ago (a bank may still
 * return it). There is no webhook for transfers. Two workers never take the same one.
 */
export async function followWithdrawals(): Promise<void> {
  const { returnDays } = await readSetting(db, withdrawalSetting);
  await db.execute(sql`
    update withdrawals set next_poll_at = null, closed_at = now()
    where status = 'pago' and next_poll_at is not null and paid_at < now() - make_interval(days => ${returnDays})`);
  const rows = await readRows(
    db,
    FOLLOW_WITHDRAWALS,
    sql`update withdrawals set poll_count = poll_count + 1, next_poll_at = now() + case when status = 'pago' then interval '1 hour'
      else least(interval '5 minutes', interval '3 seconds' * power(1.6, least(poll_count, 12))) end
    where id in (
      select id from withdrawals where next_poll_at <= now() order by next_poll_at limit ${BATCH} for update skip locked
    ) returning ${FOLLOW_WITHDRAWALS}`,
  );
  for (const { id, status, providerId } of rows) {
    if (status === "desconhecido") await resolveUnknown(id);
    else if (providerId) await readTransfer(id, providerId);
  }
}

async function readTransfer(id: string, providerId: string): Promise<void> {
  const answer = await pagarme.transfers.get(providerId);
  if (answer.ok) await applyTransfer(id, answer.value);
}
