import { requireStepUp } from "../../accounts/step-up.ts";
import { deviceName } from "#kit/device-name.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { lockWallet } from "../queries.ts";
import { accountText } from "./account-text.ts";
import { expireStale } from "./expire-stale.ts";
import { amountSentence } from "./messages.ts";
import { findTransferState } from "./find-transfer-state.ts";
import { insertWithdrawal } from "./insert-withdrawal.ts";
import { blocksOf, judgeAmount } from "./rules/blocks.ts";
import { confirmEmail, type RequestRefusal } from "./schema.ts";

type Requested = Outcome<{ withdrawalId: string }, RequestRefusal>;

/**
 * Requests a withdrawal: amount, fee and account are fixed now and e-mailed with a link to confirm within 15 minutes. Nothing is
 * reserved yet. Refuses the first block, an invalid amount (with its sentence), or `step_up_needed`. One at a time per store.
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
      // Serialises the requests of one store.
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

      const sum = { amountCents: requested.amountCents ?? 0, feeCents: facts.feeCents };
      const requestedFrom = { network: ipBucket(caller.ip), device: deviceName(caller.userAgent) };
      const made = await insertWithdrawal(tx, {
        storeId: viewer.storeId,
        userId: viewer.userId,
        ...sum,
        account,
        now,
        requestedFrom,
        cause: "pedido do autor",
      });
      await enqueueEmail(tx, confirmEmail, {
        ref: made.withdrawal.id,
        to: viewer.email,
        payload: {
          ...sum,
          netCents: sum.amountCents - sum.feeCents,
          account: accountText(account),
          name: viewer.name,
          token: made.token,
          denial: made.denial,
          requestedAt: now.toISOString(),
          ...requestedFrom,
          minutes: made.minutes,
        },
      });
      return ok({ withdrawalId: made.withdrawal.id });
    });
  } catch (error) {
    if (isUniqueViolation(error, "withdrawals_one_open")) return refuse("open_withdrawal");
    throw error;
  }
}
