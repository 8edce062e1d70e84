import { eq, sql } from "drizzle-orm";
import { endAccess } from "../../accounts/end-access.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { holdPayouts } from "../bank/hold-payouts.ts";
import { withdrawalSetting } from "./settings.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { readToken } from "./token.ts";

const HOLD_KIND = "nao_fui_eu";

/**
 * "Não fui eu", from the e-mail and without signing in: cancels an unconfirmed withdrawal, sends to review one that was not sent yet,
 * holds the store's payouts for 72 h and revokes every access to the user's account. It only increases safety, so it may be repeated; the
 * link works for 7 days. Refuses `not_found`.
 */
export async function denyWithdrawal(typed: { token: string }): Promise<Outcome<void, "not_found">> {
  const hash = readToken(typed.token);
  if (hash === null) return refuse("not_found");
  return transact<Outcome<void, "not_found">>(async (tx) => {
    const [found] = await tx
      .select({ withdrawal: withdrawals, isLive: sql<boolean>`${withdrawals.createdAt} > now() - interval '7 days'` })
      .from(withdrawals)
      .where(eq(withdrawals.denialHash, hash))
      .for("update");
    if (!found?.isLive) return refuse("not_found");
    const { id, storeId, userId } = found.withdrawal;
    const by = { cause: "não fui eu", actor: "carta" };
    await moveWithdrawal(tx, id, "negar", by);
    await moveWithdrawal(tx, id, "revisar", by, { risk: sql`risk || '["negado_por_carta"]'::jsonb` });
    const { denialHoldHours } = await readSetting(tx, withdrawalSetting);
    const rows = await readRows(
      tx,
      {
        until: col.timestamp`now() + make_interval(hours => ${denialHoldHours})`,
        held: col.bool`exists (
        select 1 from payout_holds where store_id = ${storeId} and kind = ${HOLD_KIND} and lifted_at is null and created_at > now() - interval '10 minutes')`,
      },
      (row) => sql`select ${row}`,
    );
    if (rows[0] && !rows[0].held) {
      const reason = "Você avisou que não pediu um saque. Por segurança, nada sai por 72 horas.";
      await holdPayouts(tx, storeId, { kind: HOLD_KIND, reason, until: new Date(rows[0].until) });
    }
    await endAccess(tx, userId);
    return ok();
  });
}
