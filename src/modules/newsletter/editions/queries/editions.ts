import { desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { editions, returnedEmails } from "../../tables.ts";
import { emailOf, type ReadEdition } from "../rules/edition.ts";
import type { EditionDraft, EditionsPage } from "../schema.ts";

const MOST = 100;

const EDITIONS = defineRow<EditionsPage["people"]>({
  confirmado: col.int`count(*) filter (where status = 'confirmado')::int`,
  pendente: col.int`count(*) filter (where status = 'pendente')::int`,
  descadastrado: col.int`count(*) filter (where status = 'descadastrado')::int`,
  bounce: col.int`count(*) filter (where status = 'bounce_duro')::int`,
  reclamou: col.int`count(*) filter (where status = 'reclamou')::int`,
});

/** The newest editions, and how many are in the list, on the way in and out of it. */
export async function listEditions(): Promise<EditionsPage> {
  const [rows, people] = await Promise.all([
    db.select().from(editions).orderBy(desc(editions.createdAt), desc(editions.id)).limit(MOST),
    readRows(db, EDITIONS, sql`select ${EDITIONS} from subscribers`),
  ]);
  const back = await countReturns(rows.map(({ id }) => id));
  return {
    rows: rows.map(({ id, status, form, posted, sendAt, sentAt, updatedAt }) => ({
      id,
      status,
      subject: form.subject,
      topics: form.topics,
      posted,
      ...(back.get(id) ?? NONE_BACK),
      sendAt,
      sentAt,
      updatedAt,
    })),
    people: people[0]!,
  };
}

type Back = { bounced: number; complained: number };
const NONE_BACK: Back = { bounced: 0, complained: 0 };

/** How many emails of each edition came back for good, and how many were complained of. */
async function countReturns(editionIds: string[]): Promise<Map<string, Back>> {
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
