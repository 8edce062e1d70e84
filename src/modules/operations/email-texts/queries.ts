import { sql } from "drizzle-orm";
import type { EmailParts } from "#kit/email-text.ts";
import { checkEmailText } from "#kit/check-email-text.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { MOST_VERSIONS } from "./rules.ts";
import type { ListedText, OpenText } from "./schema.ts";
import { emailTexts } from "./templates.ts";

const LAST = defineRow({
  key: col.text`v.text_key`,
  isOriginal: col.bool`v.parts is null`,
  at: col.time`v.saved_at`,
  name: col.text`u.name`,
});

/** Every e-mail whose words may be changed, and who changed those that are not the first ones. */
export async function listEmailTexts(): Promise<ListedText[]> {
  const rows = await readRows(
    db,
    LAST,
    sql`
    select ${LAST} from (
      select distinct on (text_key) text_key, parts, saved_at, saved_by from email_text_versions order by text_key, id desc
    ) v join users u on u.id = v.saved_by`,
  );
  const changed = new Map(rows.filter((row) => !row.isOriginal).map((row) => [row.key, row]));
  return [...emailTexts.values()].map(({ text: { key, label, when } }) => {
    const last = changed.get(key);
    return { key, label, when, changedAt: last?.at ?? null, changedBy: last ? firstName(last.name) : null };
  });
}

const VERSION = defineRow({
  id: col.int`v.id`,
  parts: col.stored<EmailParts>().orNull`v.parts`,
  reason: col.text`v.reason`,
  name: col.text`u.name`,
  at: col.time`v.saved_at`,
});

/** One e-mail to be written otherwise, with its versions, the last first; null when there is none of this key. */
export async function findEmailText(key: string): Promise<OpenText | null> {
  const known = emailTexts.get(key);
  if (!known) return null;
  const rows = await readRows(
    db,
    VERSION,
    sql`
    select ${VERSION} from email_text_versions v join users u on u.id = v.saved_by
    where v.text_key = ${key} order by v.id desc limit ${MOST_VERSIONS}`,
  );
  const { label, when, original, variables, sampleValues, hasButton } = known.text;
  const [last] = rows;
  const saved = last?.parts ?? null;
  const isChanged = saved !== null && Object.keys(checkEmailText(saved, known.text)).length === 0;
  return {
    key,
    label,
    when,
    original,
    parts: isChanged ? saved : original,
    isChanged,
    variables,
    sampleValues,
    hasButton,
    lastId: last?.id ?? null,
    versions: rows.map(({ name, ...version }) => ({ ...version, by: firstName(name) })),
  };
}
