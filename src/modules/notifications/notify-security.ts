import { ok, type Ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { SecurityNews } from "../accounts/security-news/schema.ts";
import { notify } from "./notify.ts";

/** A row at the bell for what happened to the account's safety; told again it is told once. The email left with the change. */
export function notifySecurity({ userId, news, ref, about }: SecurityNews): Promise<Ok<void>> {
  return transact(async (tx) => {
    await notify(tx, { userId, event: "conta.seguranca", ref, facts: { news, about } });
    return ok();
  });
}
