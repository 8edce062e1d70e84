import { requireStepUp } from "#modules/accounts/step-up.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { invalidate } from "#platform/page-cache.ts";
import type { Viewer } from "#platform/session.ts";
import { type Changed, changeSetting, readSetting } from "#platform/settings.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { alone, type Doer } from "../pending-acts/grave-act.ts";
import { notifyUsualCommissionJob } from "../commissions/schema.ts";
import { PLATFORM_SETTINGS } from "./platform-settings.ts";
import { mistakesOf, readTyped } from "./read-typed.ts";
import type { SettingRefusal } from "./schema.ts";

/** `from`: what each field that changes was when it was asked; unasked, whatever it is now. */
export type SettingsInput = { key: string; values: Record<string, string>; motivo: string; from?: Values | undefined };
type Values = Record<string, unknown>;
type Answer = Outcome<Changed, SettingRefusal>;

/** Pages that state the platform's settings, and the foot of every page. */
const TELLING = ["frame", "policies", "help"];

/**
 * An admin, who proved again who they are, changes fields of a group, as typed. They hold from the next thing that reads them; what
 * was already made with the old ones keeps them; of the commission, those who sell are told. Refuses, field by field, what is not within its bounds (INV-37).
 */
export const changeSettings = (admin: Viewer, input: SettingsInput): Promise<Answer> =>
  transact((tx) => changeSettingsWithin(tx, alone(admin), input));

/** The same inside `tx`, by the hand of who confirmed it. */
export async function changeSettingsWithin(tx: Tx, doer: Doer, { key, values, motivo, from }: SettingsInput): Promise<Answer> {
  const proved = await requireStepUp(tx, doer.viewer);
  if (!proved.ok) return proved;
  const group = PLATFORM_SETTINGS.find(({ setting }) => setting.key === key);
  if (!group) return refuse("not_found");
  const read = readTyped(group.fields, values);
  if (!read.ok) return read;
  const mistakes = mistakesOf(group, read.value);
  if (mistakes) return refuse("invalid", { fields: mistakes });
  const changed = await changeSetting(tx, group.setting, { values: read.value, by: doer.askedBy.userId, reason: motivo });
  if (!changed) return refuse("already_so");
  if (from && !isSame(from, changed.before)) return refuse("changed_meanwhile");
  await audit(tx, {
    adminId: doer.viewer.userId,
    action: "mudar-numeros",
    target: { kind: "numeros", id: key },
    reason: motivo,
    detail: { de: changed.before, para: changed.after },
  });
  if (key === commissionSetting.key) await notifyWhoSells(tx, changed);
  await invalidate(tx, ...TELLING);
  return ok(changed);
}

const isSame = (some: Values, others: Values): boolean =>
  Object.keys(some).length === Object.keys(others).length && Object.keys(some).every((name) => some[name] === others[name]);

async function notifyWhoSells(tx: Tx, changed: Changed): Promise<void> {
  const after = await readSetting(tx, commissionSetting);
  const before = commissionSetting.schema.parse({ ...after, ...changed.before });
  await enqueue(tx, notifyUsualCommissionJob, { ref: newId(), before, after, at: new Date().toISOString() });
}
