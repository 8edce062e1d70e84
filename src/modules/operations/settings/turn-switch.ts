import { requireStepUp } from "#modules/accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { changeSetting } from "#platform/settings.ts";
import { alone, type Doer } from "../pending-acts/grave-act.ts";
import { SWITCHES, type SwitchName } from "./platform-settings.ts";
import type { SettingRefusal } from "./schema.ts";

export type SwitchInput = { what: SwitchName; isOn: boolean; aviso: string; motivo: string };
type Answer = Outcome<void, SettingRefusal>;

/**
 * An admin, who proved again who they are, stops buying or withdrawing everywhere, with the words people will read, or lets it go on.
 * Whoever asks from the commit on is told; nothing already on its way to the bank is undone (INV-37).
 */
export const turnSwitch = (admin: Viewer, input: SwitchInput): Promise<Answer> =>
  transact((tx) => turnSwitchWithin(tx, alone(admin), input));

/** The same inside `tx`, by the hand of who confirmed it. */
export async function turnSwitchWithin(tx: Tx, doer: Doer, { what, isOn, aviso, motivo }: SwitchInput): Promise<Answer> {
  const proved = await requireStepUp(tx, doer.viewer);
  if (!proved.ok) return proved;
  const values = { isOn, offWords: isOn ? "" : aviso };
  const changed = await changeSetting(tx, SWITCHES[what], { values, by: doer.askedBy.userId, reason: motivo });
  if (!changed) return refuse("already_so");
  await audit(tx, {
    adminId: doer.viewer.userId,
    action: isOn ? "retomar" : "parar",
    target: { kind: "chave", id: what },
    reason: motivo,
    detail: { de: changed.before, para: changed.after },
  });
  return ok();
}
