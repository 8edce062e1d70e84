import { desc, eq, sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { checkEmailText } from "#kit/check-email-text.ts";
import { type EmailParts, wholeParts } from "#kit/email-text.ts";
import { afterCommit } from "../after-commit.ts";
import { type Db, db, type Tx } from "../db.ts";
import { forgetCached, readCached } from "../cached-tables.ts";
import { log } from "../log.ts";
import type { EditableText } from "./email-text.ts";

/** Every version of every text; none is overwritten. The last one of a key is in use; without parts, the original text is. */
export const emailTextVersions = pgTable("email_text_versions", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  textKey: text("text_key").notNull(),
  parts: jsonb("parts").$type<EmailParts>(),
  reason: text("reason").notNull(),
  savedBy: uuid("saved_by").notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
});

type Version = { id: number; parts: EmailParts | null };

/** The last version of a text, which is the one in use; null when it was never changed. */
export async function currentVersion(on: Db, key: string): Promise<Version | null> {
  const [last] = await on
    .select({ id: emailTextVersions.id, parts: emailTextVersions.parts })
    .from(emailTextVersions)
    .where(eq(emailTextVersions.textKey, key))
    .orderBy(desc(emailTextVersions.id))
    .limit(1);
  return last ? { ...last, parts: last.parts && wholeParts(last.parts) } : null;
}

/** Whether saved texts are still valid for this e-mail: its variables may have changed since. */
export const fitsText = (parts: EmailParts, editable: Pick<EditableText, "variables" | "hasButton">): boolean =>
  Object.keys(checkEmailText(parts, editable)).length === 0;

/**
 * The texts an e-mail is sent with now; undefined for the original ones, also when the saved ones cannot be read or are no longer valid.
 */
export async function readEmailParts(editable: EditableText): Promise<EmailParts | undefined> {
  try {
    const { key } = editable;
    const parts = (await readCached("email-texts", key, () => currentVersion(db, key)))?.parts;
    if (!parts || fitsText(parts, editable)) return parts ?? undefined;
    log.warn({ email: editable.key, mistakes: checkEmailText(parts, editable) }, "email text does not fit");
  } catch (error) {
    log.error({ err: error, email: editable.key }, "email text cannot be read");
  }
  return undefined;
}

type Saved = { parts: EmailParts | null; reason: string; by: string; lastId: number | null };

/**
 * Saves a version after the one its writer read (`lastId`). Concurrent saves of a text run one after the other; false when another came
 * first.
 */
export async function saveEmailParts(tx: Tx, key: string, { parts, reason, by, lastId }: Saved): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email-text:${key}`}, 0))`);
  const last = await currentVersion(tx, key);
  if ((last?.id ?? null) !== lastId) return false;
  await tx.insert(emailTextVersions).values({ textKey: key, parts, reason, savedBy: by });
  afterCommit(tx, () => forgetCached("email-texts"));
  return true;
}
