import { sql } from "drizzle-orm";
import { parseDocument } from "#kit/cpf-cnpj.ts";
import { numberedSlug, toSlug } from "#kit/slug.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { stores } from "../tables.ts";
import type { Answers } from "./rules/requirements.ts";

const MOST_TRIES = 50;

/** The applicant's store as the answers describe it, in `rascunho`: made at the first sending, kept in step at the others. */
export async function prepareStore(tx: Tx, userId: string, answers: Answers): Promise<void> {
  const { storeName, authorName, legalName, city, uf, about } = answers;
  const document = parseDocument(answers.document);
  if (!document.ok) throw new Error("an application without a document was sent");
  const profile = { name: storeName, authorName, legalName, document: document.value.value, city, uf, bio: about };
  const updated = await tx
    .update(stores)
    .set(profile)
    .where(sql`owner_id = ${userId} and status = 'rascunho'`);
  if (updated.rowCount === 1) return;
  await tx.insert(stores).values({ ...profile, ownerId: userId, slug: await freeAddress(tx, storeName), status: "rascunho" });
}

/** The first of "cafe", "cafe-2"… that no store has or had. */
export async function freeAddress(tx: Tx, storeName: string): Promise<string> {
  const base = toSlug(storeName, { fallback: "nova-loja" });
  const tries = Array.from({ length: MOST_TRIES }, (_, n) => numberedSlug(base, n + 1));
  const rows = await readRows(
    tx,
    { slug: col.text`slug` },
    (row) => sql`select ${row} from store_slugs where slug = any(${sql.param(tries)}::text[])`,
  );
  const taken = new Set(rows.map((row) => row.slug));
  return tries.find((slug) => !taken.has(slug)) ?? `${base}-${Date.now().toString(36)}`;
}
