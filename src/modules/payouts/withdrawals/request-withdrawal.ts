import { and, eq, lte, sql } from "drizzle-orm";
import { requireStepUp } from "../../accounts/step-up.ts";
import { deviceName } from "#kit/device-name.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { lockWallet } from "../queries.ts";
import { withdrawalSetting } from "./settings.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { accountText } from "./account-text.ts";
import { amountSentence } from "./messages.ts";
import { findTransferState } from "./find-transfer-state.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { blocksOf, judgeAmount } from "./rules/blocks.ts";
import { estimatedDay } from "./rules/dates.ts";
import { confirmEmail, type RequestRefusal } from "./schema.ts";
import { hashToken, newToken, snapshotOf } from "./token.ts";

type Requested = Outcome<{ withdrawalId: string }, RequestRefusal>;

/**
 * Asks for a withdrawal: amount, fee and account are fixed now and mailed with a link to confirm in 15 minutes. Nothing is
 * reserved yet. Refuses what stands in the way, or the amount (with its sentence), or `step_up_needed`. One at a time per store.
 */
export async function requestWithdrawal(
  viewer: AuthorViewer,
  requested: { amountCents: number | null },
  caller: { ip: string; userAgent: string | null },
): Promise<Requested> {
  try {
    return await transact<Requested>(async (tx) => {
      const stepUp = await requireStepUp(tx, viewer);
      if (!stepUp.ok) return stepUp;
      // Requests of one store wait for each other here.
      await lockWallet(tx, viewer.storeId);
      await expireStale(tx, viewer.storeId);
      const state = await findTransferState(tx, viewer);
      const [block] = blocksOf(state.facts);
      if (block === "payouts_off" && state.offWords) return refuse(block, { fields: { form: state.offWords } });
      if (block) return refuse(block);
      const problem = judgeAmount(requested.amountCents, state.facts);
      if (problem) return refuse(problem, { fields: { amount: amountSentence(problem, state.facts) } });
      const { account, facts, now } = state;
      if (!account) return refuse("no_account");

      const { tokenMinutes } = await readSetting(tx, withdrawalSetting);
      const id = newId();
      const sum = { amountCents: requested.amountCents ?? 0, feeCents: facts.feeCents };
      const [token, denial] = [newToken(), newToken()];
      const requestedFrom = { network: ipBucket(caller.ip), device: deviceName(caller.userAgent) };
      await tx.insert(withdrawals).values({
        id,
        storeId: viewer.storeId,
        userId: viewer.userId,
        ...sum,
        accountId: account.id,
        accountHash: account.snapshotHash,
        snapshotHash: snapshotOf({ id, userId: viewer.userId, ...sum, accountHash: account.snapshotHash }),
        tokenHash: hashToken(token),
        denialHash: hashToken(denial),
        expiresAt: sql`now() + make_interval(mins => ${tokenMinutes})`,
        requestedFrom,
        estimatedAt: estimatedDay(now),
      });
      await recordState(tx, {
        entity: "withdrawal",
        entityId: id,
        from: null,
        to: "pendente_confirmacao",
        cause: "pedido do autor",
        actor: viewer.userId,
      });
      await enqueueEmail(tx, confirmEmail, {
        ref: id,
        to: viewer.email,
        payload: {
          ...sum,
          netCents: sum.amountCents - sum.feeCents,
          account: accountText(account),
          name: viewer.name,
          token,
          denial,
          requestedAt: now.toISOString(),
          ...requestedFrom,
          minutes: tokenMinutes,
        },
      });
      return ok({ withdrawalId: id });
    });
  } catch (error) {
    if (isUniqueViolation(error, "withdrawals_one_open")) return refuse("open_withdrawal");
    throw error;
  }
}

/** One whose 15 minutes are over does not stand in the way of the next. */
async function expireStale(tx: Tx, storeId: number): Promise<void> {
  const stale = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.storeId, storeId),
        eq(withdrawals.status, "pendente_confirmacao"),
        lte(withdrawals.expiresAt, sql`now()`),
      ),
    );
  for (const { id } of stale) await moveWithdrawal(tx, id, "vencer", { cause: "15 minutos", actor: "sistema" });
}
