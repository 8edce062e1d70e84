import { sql } from "drizzle-orm";
import { type EmailParts, wholeParts } from "#kit/email-text.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { fitsText } from "#platform/emails/saved-texts.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { EditableText } from "#platform/emails/email-text.ts";
import { MOST_VERSIONS } from "./rules.ts";
import type { ListedText, OpenText } from "./schema.ts";
import { emailTexts } from "./templates.ts";

const LAST = defineRow({
  key: col.text`v.text_key`,
  parts: col.stored<EmailParts>().orNull`v.parts`,
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
  const lasts = new Map(rows.map((row) => [row.key, row]));
  return [...emailTexts.values()].map(({ text }) => {
    const { key, label, when } = text;
    const last = lasts.get(key);
    const { isChanged, isUnfit } = stateOf(last?.parts ?? null, text);
    const by = isChanged && last ? { changedAt: last.at, changedBy: firstName(last.name) } : { changedAt: null, changedBy: null };
    return { key, label, when, isUnfit, ...by };
  });
}

/** Whether words saved last go out; `isUnfit`: there are some, and the original goes out because they no longer fit. */
function stateOf(saved: EmailParts | null, text: EditableText): { isChanged: boolean; isUnfit: boolean } {
  const isChanged = saved !== null && fitsText(wholeParts(saved), text);
  return { isChanged, isUnfit: saved !== null && !isChanged };
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
  const versions = rows.map(({ name, parts, ...version }) => ({
    ...version,
    parts: parts && wholeParts(parts),
    by: firstName(name),
  }));
  const [last] = versions;
  const saved = last?.parts ?? null;
  const { isChanged, isUnfit } = stateOf(saved, known.text);
  return {
    key,
    label,
    when,
    original,
    parts: isChanged && saved ? saved : original,
    isChanged,
    isUnfit,
    variables,
    sampleValues,
    hasButton,
    lastId: last?.id ?? null,
    versions,
  };
}
