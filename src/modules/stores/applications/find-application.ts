import { desc, eq } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import type { Marked } from "./rules/requirements.ts";
import type { Checklist } from "./rules/checklist.ts";
import { authorApplicationItems, authorApplications, authorChecklists } from "./tables.ts";

export type ApplicationRecord = typeof authorApplications.$inferSelect;

/** The latest application of a person. */
export async function latestApplication(on: Db, userId: string): Promise<ApplicationRecord | null> {
  const [row] = await on
    .select()
    .from(authorApplications)
    .where(eq(authorApplications.userId, userId))
    .orderBy(desc(authorApplications.createdAt))
    .limit(1);
  return row ?? null;
}

/** One application held until `tx` ends. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRecord | null> {
  const [row] = await tx.select().from(authorApplications).where(eq(authorApplications.id, id)).for("update");
  return row ?? null;
}

/** What the platform said of its items. */
export function listMarks(on: Db, applicationId: string): Promise<Marked[]> {
  return on
    .select({ item: authorApplicationItems.item, mark: authorApplicationItems.mark, note: authorApplicationItems.note })
    .from(authorApplicationItems)
    .where(eq(authorApplicationItems.applicationId, applicationId));
}

/** What is asked now of who wants to sell. */
export async function currentChecklist(on: Db): Promise<Checklist> {
  const [row] = await on
    .select({ version: authorChecklists.version, entries: authorChecklists.entries })
    .from(authorChecklists)
    .orderBy(desc(authorChecklists.version))
    .limit(1);
  if (!row) throw new Error("no checklist");
  return row;
}

/** What was asked before the list was data: what is sent while a new version of the code is put in place has no version beside it. */
export const FIRST_VERSION = 1;

/** What an application is asked: the checklist it was sent with, or the one of now while it was not sent. */
export async function checklistFor(
  on: Db,
  { checklistVersion, sentAt }: Pick<ApplicationRecord, "checklistVersion" | "sentAt">,
): Promise<Checklist> {
  if (checklistVersion === null && sentAt === null) return currentChecklist(on);
  const [row] = await on
    .select({ version: authorChecklists.version, entries: authorChecklists.entries })
    .from(authorChecklists)
    .where(eq(authorChecklists.version, checklistVersion ?? FIRST_VERSION));
  if (!row) throw new Error("an application without its checklist");
  return row;
}
