import * as z from "zod";
import { brand } from "#kit/brand/brand.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { ok } from "#kit/outcome.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { changeLines, type Words } from "./change-lines.ts";
import { changeSettingsWithin, type SettingsInput } from "./change-settings.ts";
import { settingMessages } from "./messages.ts";
import { PLATFORM_SETTINGS } from "./platform-settings.ts";
import { readTyped } from "./read-typed.ts";
import type { SettingRefusal } from "./schema.ts";

const value = z.union([z.string(), z.number(), z.boolean()]);
const storedArgs = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()),
  from: z.record(z.string(), value).optional(),
  motivo: z.string(),
});
type StoredArgs = z.output<typeof storedArgs>;

const groupOf = (key: string) => PLATFORM_SETTINGS.find(({ setting }) => setting.key === key);

/** "Mudar a comissão de 10% para 12% para todos", of what everybody knows by its name; else the group. */
function titleOf(key: string, from: Words, to: Words): string {
  const [was, is] = [from["basisPoints"], to["basisPoints"]];
  const isUsualRate = key === commissionSetting.key && Object.keys(from).length === 1;
  if (isUsualRate && typeof was === "number" && typeof is === "number")
    return `Mudar a comissão de ${formatBasisPoints(was)} para ${formatBasisPoints(is)} para todos`;
  return `Mudar “${groupOf(key)?.title ?? key}” para todos`;
}

/** Changing what everybody is charged or paid, or what guards money on its way out. */
export const settingsAct: GraveAct<StoredArgs, SettingRefusal> = {
  name: "mudar-numeros",
  get what() {
    return `uma mudança nos números ${brand.of}`;
  },
  area: "settings",
  args: storedArgs,
  isGrave: (_tx, { key }) => groupOf(key)?.isGrave === true,
  subject: ({ key }) => key,
  // Of a form with every field of the group only what differs is kept: what others change meanwhile is not put back.
  run: async (tx, doer, input) => {
    const changed = await changeSettingsWithin(tx, doer, input satisfies SettingsInput);
    if (!changed.ok) return changed;
    const from = storedArgs.shape.from.unwrap().parse(changed.value.before);
    const values = Object.fromEntries(Object.entries(input.values).filter(([name]) => name in from));
    return ok({ ...input, values, from });
  },
  describe: async (_on, { key, values, from = {} }) => {
    const fields = groupOf(key)?.fields ?? [];
    const read = readTyped(fields, values);
    const to = read.ok ? read.value : {};
    return { title: titleOf(key, from, to), lines: changeLines(fields, from, to) };
  },
  messages: settingMessages,
};
