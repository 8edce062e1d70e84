import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type Figure, HOUSE_FIGURES, SWITCHES, type SwitchName } from "./platform-settings.ts";
import { type FigureValue, figureWords, typedFigure } from "./rules.ts";

/** A figure as it is typed, and as it is when nobody changes it. */
export type ShownFigure = Figure & { typed: string; words: string; usual: string; isChanged: boolean };
export type ShownGroup = { key: string; title: string; figures: ShownFigure[] };
export type ShownSwitch = { what: SwitchName; isOn: boolean; offWords: string; since: Date | null };
export type FigureChange = { id: number; title: string; by: string; reason: string; at: Date; lines: string[] };

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
  const stored = await readStored();
  return (Object.keys(SWITCHES) as SwitchName[]).map((what) => {
    const { key, schema } = SWITCHES[what];
    const row = stored.get(key);
    const { isOn, offWords } = schema.parse(row?.value ?? {});
    return { what, isOn, offWords, since: isOn || !row?.stoppedMs ? null : new Date(row.stoppedMs) };
  });
}

/** Every figure of the platform, group by group, and the latest changes of them. */
export async function readFigures(): Promise<{ groups: ShownGroup[]; changes: FigureChange[] }> {
  const [stored, changes] = await Promise.all([readStored(), listChanges()]);
  const groups = HOUSE_FIGURES.map(({ title, setting, figures }) => {
    const [now, usual] = [stored.get(setting.key)?.value ?? {}, {}].map(
      (value) => setting.schema.parse(value) as Record<string, FigureValue>,
    );
    return {
      key: setting.key,
      title,
      figures: figures.map((figure) => {
        const [value, first] = [now?.[figure.name] ?? "", usual?.[figure.name] ?? ""];
        return {
          ...figure,
          typed: typedFigure(figure.unit, value),
          words: figureWords(figure.unit, value),
          usual: figureWords(figure.unit, first),
          isChanged: value !== first,
        };
      }),
    };
  });
  return { groups, changes };
}

type Row = { id: number; key: string; before: Words; after: Words; reason: string; name: string; atMs: number };
type Words = Record<string, FigureValue>;

async function listChanges(): Promise<FigureChange[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id::int, c.key, c.before, c.after, c.reason, u.name, (extract(epoch from c.changed_at) * 1000)::float8 as "atMs"
    from setting_changes c join users u on u.id = c.changed_by order by c.id desc limit ${MOST_CHANGES}`);
  return rows.map(({ id, key, before, after, reason, name, atMs }) => {
    const group = HOUSE_FIGURES.find(({ setting }) => setting.key === key);
    const lines = Object.keys(after).flatMap((field) => lineOf(group?.figures ?? [], field, before[field], after[field]));
    const title = group?.title ?? "Compras";
    return { id, title, by: firstName(name), reason, at: new Date(atMs), lines };
  });
}

function lineOf(figures: readonly Figure[], field: string, before: Words[string] = "", after: Words[string] = ""): string[] {
  const figure = figures.find(({ name }) => name === field);
  if (!figure && typeof after === "boolean") return [after ? "Liberado." : "Parado."];
  if (field === "offWords") return after === "" ? [] : [`Aviso: ${after}`];
  if (!figure) return [];
  return [`${figure.label}: de ${figureWords(figure.unit, before)} para ${figureWords(figure.unit, after)}.`];
}
