import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import type { ReceivingAccount } from "../bank/queries.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import type { Withdrawal } from "./move-withdrawal.ts";
import { estimatedDay } from "./rules/dates.ts";
import { withdrawalSetting } from "./settings.ts";
import { hashToken, newToken, snapshotOf } from "./token.ts";

export type NewWithdrawal = {
  storeId: number;
  userId: string;
  amountCents: number;
  feeCents: number;
  account: ReceivingAccount;
  now: Date;
  requestedFrom: { network: string; device: string };
  cause: string;
  /** The period of the schedule that starts it. */
  schedulePeriod?: string;
};

export type InsertedWithdrawal = { withdrawal: Withdrawal; token: string; denial: string; minutes: number };

/** Inserts an unconfirmed withdrawal, with amount, fee and account fixed and nothing reserved. */
export async function insertWithdrawal(tx: Tx, made: NewWithdrawal): Promise<InsertedWithdrawal> {
  const { storeId, userId, amountCents, feeCents, account, now, requestedFrom, cause, schedulePeriod = null } = made;
  const { tokenMinutes } = await readSetting(tx, withdrawalSetting);
  const id = newId();
  const [token, denial] = [newToken(), newToken()];
  const [withdrawal] = await tx
    .insert(withdrawals)
    .values({
      id,
      storeId,
      userId,
      amountCents,
      feeCents,
      accountId: account.id,
      accountHash: account.snapshotHash,
      snapshotHash: snapshotOf({ id, userId, amountCents, feeCents, accountHash: account.snapshotHash }),
      tokenHash: hashToken(token),
      denialHash: hashToken(denial),
      expiresAt: sql`now() + make_interval(mins => ${tokenMinutes})`,
      requestedFrom,
      estimatedAt: estimatedDay(now),
      schedulePeriod,
    })
    .returning();
  if (!withdrawal) throw new Error("the withdrawal was not written");
  const by = { cause, actor: schedulePeriod ? "sistema" : userId };
  await recordState(tx, { entity: "withdrawal", entityId: id, from: null, to: "pendente_confirmacao", ...by });
  return { withdrawal, token, denial, minutes: tokenMinutes };
}
