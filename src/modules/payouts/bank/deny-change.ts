import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { endAccess } from "../../accounts/end-access.ts";
import { bankSetting } from "../settings.ts";
import { bankAccounts } from "../tables/bank.ts";
import { readToken } from "../withdrawals/token.ts";
import { holdPayouts } from "./hold-payouts.ts";
import { moveAccount } from "./move-account.ts";
import { findOwner, isHeld } from "./queries.ts";
import { notifyOwner } from "./notify-owner.ts";

const HOLD_KIND = "conta_negada";

/**
 * "Não fui eu", from the e-mail and without signing in: cancels a pending change, holds the store's payouts for 72 h (until a person
 * reviews them, when the provider already has the new account) and revokes every access to the user's account. It only increases
 * safety, so it may be repeated; the link works for 30 days. Refuses "not_found".
 */
export async function denyBankChange(typed: { token: string }): Promise<Outcome<void, "not_found">> {
  const hash = readToken(typed.token);
  if (hash === null) return refuse("not_found");
  return transact<Outcome<void, "not_found">>(async (tx) => {
    const [found] = await tx
      .select({ account: bankAccounts, isLive: sql<boolean>`${bankAccounts.createdAt} > now() - interval '30 days'` })
      .from(bankAccounts)
      .where(eq(bankAccounts.denialHash, hash))
      .for("update");
    if (!found?.isLive) return refuse("not_found");
    const { id, storeId, status } = found.account;
    const by = { cause: "não fui eu", actor: "carta" };
    const closed = await moveAccount(tx, id, "negada", by);
    if (closed) await notifyOwner(tx, closed, "negada");
    if (!(await isHeld(tx, storeId, HOLD_KIND))) {
      const { holdHours } = await readSetting(tx, bankSetting);
      const isUndone = closed !== null || status === "cancelada" || status === "recusada";
      const rows = await readRows(
        tx,
        { until: col.timestamp`now() + make_interval(hours => ${holdHours})` },
        (row) => sql`select ${row}`,
      );
      await holdPayouts(tx, storeId, {
        kind: HOLD_KIND,
        reason: isUndone
          ? "Você avisou que não trocou a conta bancária. Por segurança, nada sai por 72 horas."
          : "Você avisou que não trocou a conta bancária. Nada sai até a nossa equipe conferir com você.",
        until: isUndone && rows[0] ? new Date(rows[0].until) : null,
        actor: "carta",
      });
    }
    const owner = await findOwner(tx, storeId);
    if (owner) await endAccess(tx, owner.userId);
    return ok();
  });
}
