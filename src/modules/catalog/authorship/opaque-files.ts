import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { isOpaque } from "../kinds/kinds.ts";
import { FORMATS } from "../kinds/names.ts";
import { productFiles } from "../tables.ts";
import { authorshipDeclarations } from "./tables.ts";

const OPAQUE_KINDS = FORMATS.filter((format) => isOpaque(format));

/** The files of a working copy that are sold on the word of their author. */
export async function listOpaque(tx: Tx, productId: number): Promise<string[]> {
  const files = await tx
    .select({ id: productFiles.id })
    .from(productFiles)
    .where(and(eq(productFiles.productId, productId), isNull(productFiles.removedAt), inArray(productFiles.kind, OPAQUE_KINDS)));
  return files.map((file) => file.id);
}

/** Whether one of them was never declared. */
export async function hasUndeclared(tx: Tx, productId: number): Promise<boolean> {
  const files = await listOpaque(tx, productId);
  if (files.length === 0) return false;
  const rows = await tx
    .select({ ids: authorshipDeclarations.opaqueFiles })
    .from(authorshipDeclarations)
    .where(and(eq(authorshipDeclarations.productId, productId), sql`${authorshipDeclarations.opaqueTerms} is not null`));
  const declared = new Set(rows.flatMap((row) => row.ids));
  return files.some((id) => !declared.has(id));
}
