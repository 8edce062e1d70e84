import { eq } from "drizzle-orm";
import { stores } from "../../../stores/tables.ts";
import { formatDocument } from "#kit/cpf-cnpj.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";

/** The holder of an author's financial documents. */
export async function findOwner(
  storeId: number,
): Promise<{ store: string; name: string; document: string; city: string; slug: string }> {
  const [row] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!row) throw new Error(`no store ${storeId}`);
  return {
    store: row.name,
    name: row.legalName,
    document: formatDocument(row.document),
    city: [row.city, row.uf].filter(Boolean).join(", "),
    slug: row.slug,
  };
}

export type Owner = AnswerOf<typeof findOwner>;
