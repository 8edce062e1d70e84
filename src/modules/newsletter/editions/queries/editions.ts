import { desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { editions, returnedEmails } from "../../tables.ts";
import { emailOf, type ReadEdition } from "../rules/edition.ts";
import type { EditionDraft } from "../schema.ts";

type Back = { bounced: number; complained: number };
export const NONE_BACK: Back = { bounced: 0, complained: 0 };

/** How many emails of each edition came back for good, and how many were complained of. */
export async function countReturns(editionIds: string[]): Promise<Map<string, Back>> {
  if (editionIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: returnedEmails.editionId,
      bounced: sql<number>`count(*) filter (where kind = 'bounce_duro')::int`,
      complained: sql<number>`count(*) filter (where kind = 'reclamou')::int`,
    })
    .from(returnedEmails)
    .where(inArray(returnedEmails.editionId, editionIds))
    .groupBy(returnedEmails.editionId);
  return new Map(rows.map(({ id, ...back }) => [id ?? "", back]));
}

/** An edition on the desk; null when there is none. */
export async function findEdition(editionId: string): Promise<EditionDraft | null> {
  const [row] = await db.select().from(editions).where(eq(editions.id, editionId));
  if (!row) return null;
  const { topics } = row.form;
  const rows = await readRows(
    db,
    { readers: col.int`count(*)::int` },
    (row) => sql`select ${row} from subscribers where status = 'confirmado'
      and ${topics.length === 0 ? sql`true` : sql`topics && ${sql.param(topics)}::text[]`}`,
  );
  const { id, status, form, revision, posted, sendAt, sentAt, updatedAt } = row;
  const back = (await countReturns([id])).get(id) ?? NONE_BACK;
  return { id, status, form, revision, posted, ...back, sendAt, sentAt, updatedAt, readers: rows[0]?.readers ?? 0 };
}

/** An edition that left, for anybody; for admins, as it would be read. Null when there is none. */
export async function readEdition(editionId: string, isOfPlatform: boolean): Promise<ReadEdition | null> {
  const [row] = await db.select().from(editions).where(eq(editions.id, editionId));
  const hasLeft = row && row.startedAt !== null;
  if (!row || (!hasLeft && !isOfPlatform)) return null;
  return { ...emailOf(row.id, row.form), sentAt: row.startedAt };
}

/** The newest edition that left, to show what one asks for; null before the first. */
export async function findLastEdition(): Promise<{ id: string; subject: string } | null> {
  const [row] = await db.select().from(editions).where(eq(editions.status, "enviada")).orderBy(desc(editions.sentAt)).limit(1);
  return row ? { id: row.id, subject: row.form.subject } : null;
}
