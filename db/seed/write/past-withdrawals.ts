import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { seller, type Journal } from "#modules/payments/rules/journals.ts";
import { pagarmeKeys } from "#modules/payments/provider.ts";
import { estimatedDay } from "#modules/payouts/withdrawals/rules/dates.ts";
import { feeCovered, withdrawalPaid, withdrawalReserved } from "#modules/payouts/withdrawals/rules/journals.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { withdrawals } from "#modules/payouts/tables/withdrawals.ts";
import type { Tx } from "#platform/db.ts";
import { stateHistory } from "#platform/state-history.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { askSandbox } from "./ask-sandbox.ts";
import { recipientId } from "./recipients.ts";
import { insertAll } from "./sales.ts";

type Dated = Journal & { at: Date };
type Author = { storeId: number; userId: string; accountId: string; fingerprint: string };

const DAY = 86_400_000;
const EVERY_DAYS = 60;
const FIRST_AGO = 380;
const LAST_AGO = 15;
const { transferCostCents, leastCents } = withdrawalSetting.schema.parse({});

const AUTHOR = defineRow<Author>({
  storeId: col.int`s.id`,
  userId: col.text`s.owner_id`,
  accountId: col.text`b.id`,
  fingerprint: col.text`b.fingerprint`,
});

/** Every active author took most of what was free every two months, the first of its week and so on the platform. Answers the journals. */
export async function writePastWithdrawals(tx: Tx, sandboxUrl: string, booked: Dated[], now: Date): Promise<Dated[]> {
  const authors = await readRows(
    tx,
    AUTHOR,
    sql`select ${AUTHOR}
    from stores s join recipients r on r.store_id = s.id and r.status = 'ativo'
      join bank_accounts b on b.store_id = s.id and b.status = 'ativa' order by s.id`,
  );
  const taken = authors.flatMap((author) => takenBy(author, booked, now));
  const ids = await askSandbox<{ ids: number[] }>(
    `${sandboxUrl}/sandbox/past-transfers`,
    taken.map(({ id, storeId, amountCents, at }) => ({
      recipient_id: recipientId(storeId),
      amount: amountCents,
      fee: transferCostCents,
      covered_by: pagarmeKeys.platformRecipient,
      at: at.toISOString(),
      metadata: { withdrawal: id },
    })),
  );
  await insertAll(
    tx,
    withdrawals,
    taken.map((one, index) => rowOf(one, String(ids.ids[index]))),
  );
  await insertAll(tx, stateHistory, taken.flatMap(historyOf));
  return taken.flatMap(journalsOf);
}

type Taken = Author & { id: string; amountCents: number; at: Date };

function takenBy(author: Author, booked: Dated[], now: Date): Taken[] {
  const account = seller(author.storeId, "available");
  const freed = booked.flatMap(({ at, postings }) =>
    postings.filter((posting) => posting.account === account).map((posting) => ({ at, cents: -posting.amountCents })),
  );
  const taken: Taken[] = [];
  for (let ago = FIRST_AGO; ago >= LAST_AGO; ago -= EVERY_DAYS) {
    const at = new Date(now.getTime() - ago * DAY);
    const before = freed.reduce((sum, one) => (one.at < at ? sum + one.cents : sum), 0);
    const left = taken.reduce((sum, one) => sum - one.amountCents, before);
    const amountCents = Math.floor((left * 0.8) / 1_000) * 1_000;
    if (amountCents >= leastCents) taken.push({ ...author, id: newId(), amountCents, at });
  }
  return taken;
}

const sumOf = ({ id, storeId, amountCents }: Taken) => ({ id, storeId, amountCents, netCents: amountCents });
const paidAt = (at: Date): Date => estimatedDay(at);

const journalsOf = (taken: Taken): Dated[] => [
  { ...withdrawalReserved(sumOf(taken)), at: taken.at },
  { ...feeCovered(taken.id, taken.storeId, transferCostCents), at: taken.at },
  { ...withdrawalPaid(sumOf(taken), transferCostCents), at: paidAt(taken.at) },
];

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

const rowOf = ({ id, storeId, userId, accountId, fingerprint, amountCents, at }: Taken, providerId: string) => ({
  id,
  storeId,
  userId,
  status: "pago" as const,
  amountCents,
  feeCents: 0,
  accountId,
  accountHash: digest(accountId),
  snapshotHash: digest(fingerprint + id),
  tokenHash: digest(`letter ${id}`),
  denialHash: digest(`denial ${id}`),
  expiresAt: at,
  requestedFrom: { network: "", device: "Navegador de demonstração" },
  providerId,
  providerFeeCents: transferCostCents,
  feeCover: "feita" as const,
  feeCoverCents: transferCostCents,
  feeCoverAt: at,
  estimatedAt: estimatedDay(at),
  createdAt: at,
  confirmedAt: at,
  sentAt: at,
  paidAt: paidAt(at),
});

const ROAD = ["pendente_confirmacao", "confirmado", "enviando", "processando", "pago"];

const historyOf = ({ id, at }: Taken) =>
  ROAD.map((toState, index) => ({
    entity: "withdrawal",
    entityId: id,
    fromState: ROAD[index - 1] ?? null,
    toState,
    cause: "demonstração",
    actor: "demonstração",
    at: toState === "pago" ? paidAt(at) : new Date(at.getTime() + index * 1_000),
  }));
