import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { brandSetting } from "#modules/shop/brand/settings.ts";
import { brandChangeLine } from "../brand/rules.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { changeLines, type Words } from "./change-lines.ts";
import { type SettingField, PLATFORM_SETTINGS, SWITCHES, type SwitchName } from "./platform-settings.ts";
import { type SettingValue, settingWords, typedSetting } from "./rules.ts";

/** A field as it is typed, and as it is when nobody changes it. */
export type ShownField = SettingField & { typed: string; words: string; usual: string; isChanged: boolean };
/** `waits`: a change of it waits for another owner. `isGrave`: a change of it would, if there is one. */
export type ShownGroup = { key: string; title: string; fields: ShownField[]; waits: boolean; isGrave: boolean };
export type ShownSwitch = { what: SwitchName; isOn: boolean; offWords: string; since: Date | null; waits: boolean };
export type SettingChange = { id: number; title: string; by: string; reason: string; at: Date; lines: string[] };

const MOST_CHANGES = 20;

type Stored = { value: unknown; stoppedMs: number | null };

const STORED = defineRow<Stored & { key: string }>({
  key: col.text`s.key`,
  value: col.json`s.value`,
  stoppedMs: col.real.orNull`(select (extract(epoch from max(c.changed_at)) * 1000)::float8 from setting_changes c
      where c.key = s.key and c.after->>'isOn' = 'false')`,
});

async function readStored(): Promise<Map<string, Stored>> {
  const rows = await readRows(
    db,
    STORED,
    sql`select ${STORED}
    from settings s`,
  );
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** What may be stopped at once, and how each stands. */
export async function readSwitches(): Promise<ShownSwitch[]> {
  const [stored, waiting] = await Promise.all([readStored(), waitingSubjects("retomar-saques")]);
  return (Object.keys(SWITCHES) as SwitchName[]).map((what) => {
    const { key, schema } = SWITCHES[what];
    const row = stored.get(key);
    const { isOn, offWords } = schema.parse(row?.value ?? {});
    const waits = waiting.includes(what);
    return { what, isOn, offWords, waits, since: isOn || !row?.stoppedMs ? null : new Date(row.stoppedMs) };
  });
}

/** Every setting of the platform, group by group, and the latest changes of them. */
export async function readPlatformSettings(): Promise<{ groups: ShownGroup[]; changes: SettingChange[] }> {
  const [stored, changes, waiting] = await Promise.all([readStored(), listChanges(), waitingSubjects("mudar-numeros")]);
  const groups = PLATFORM_SETTINGS.map(({ title, setting, fields, isGrave = false }) => {
    const [now, usual] = [stored.get(setting.key)?.value ?? {}, {}].map(
      (value) => setting.schema.parse(value) as Record<string, SettingValue>,
    );
    return {
      key: setting.key,
      title,
      isGrave,
      waits: waiting.includes(setting.key),
      fields: fields.map((field) => {
        const [value, first] = [now?.[field.name] ?? "", usual?.[field.name] ?? ""];
        return {
          ...field,
          typed: typedSetting(field.unit, value),
          words: settingWords(field.unit, value),
          usual: settingWords(field.unit, first),
          isChanged: value !== first,
        };
      }),
    };
  });
  return { groups, changes };
}

const CHANGE = defineRow({
  id: col.int`c.id`,
  key: col.text`c.key`,
  before: col.stored<Words>()`c.before`,
  after: col.stored<Words>()`c.after`,
  reason: col.text`c.reason`,
  name: col.text`u.name`,
  at: col.time`c.changed_at`,
});

async function listChanges(): Promise<SettingChange[]> {
  const rows = await readRows(
    db,
    CHANGE,
    sql`
    select ${CHANGE} from setting_changes c join users u on u.id = c.changed_by order by c.id desc limit ${MOST_CHANGES}`,
  );
  return rows.map(({ id, key, before, after, reason, name, at }) => {
    const group = PLATFORM_SETTINGS.find(({ setting }) => setting.key === key);
    const isBrand = key === brandSetting.key;
    const lines = isBrand ? [brandChangeLine(after)] : changeLines(group?.fields ?? [], before, after);
    const title = isBrand ? "Marca" : (group?.title ?? "Compras");
    return { id, title, by: firstName(name), reason, at, lines };
  });
}
