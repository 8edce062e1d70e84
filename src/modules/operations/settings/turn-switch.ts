import { requireStepUp } from "#modules/accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { changeSetting } from "#platform/settings.ts";
import { SWITCHES, type SwitchName } from "./platform-settings.ts";
import type { SettingRefusal } from "./schema.ts";

type Requested = { what: SwitchName; isOn: boolean; aviso: string; motivo: string };
type Answer = Outcome<void, SettingRefusal>;

/**
 * An admin, who proved again who they are, stops buying or withdrawing everywhere, with the words people will read, or lets it go on.
 * Whoever asks from the commit on is told; nothing already on its way to the bank is undone (INV-37).
 */
export function turnSwitch(admin: Viewer, { what, isOn, aviso, motivo }: Requested): Promise<Answer> {
  return transact(async (tx): Promise<Answer> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    const values = { isOn, offWords: isOn ? "" : aviso };
    const changed = await changeSetting(tx, SWITCHES[what], { values, by: admin.userId, reason: motivo });
    if (!changed) return refuse("already_so");
    await audit(tx, {
      adminId: admin.userId,
      action: isOn ? "retomar" : "parar",
      target: { kind: "chave", id: what },
      reason: motivo,
      detail: { de: changed.before, para: changed.after },
    });
    return ok();
  });
}
