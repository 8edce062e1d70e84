import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { products } from "../tables.ts";
import { productImportRows, productImports } from "./tables.ts";

const AT_ONCE = 25;

/**
 * Makes the drafts of a confirmed spreadsheet, a few at a time: each line is marked in the transaction that makes its draft, so that a
 * run that dies is taken up by the next where it stopped, and two at once share the lines.
 */
export async function runImport(importId: string): Promise<void> {
  for (;;) {
    const step = await transact(async (tx) => ok(await makeSome(tx, importId)));
    if (!step.ok || step.value === 0) break;
  }
  await transact(async (tx) => {
    await tx
      .update(productImports)
      .set({ status: "pronta", finishedAt: sql`now()` })
      .where(
        and(
          eq(productImports.id, importId),
          eq(productImports.status, "importando"),
          sql`not exists (select 1 from material_import_rows r where r.import_id = ${importId} and r.draft is not null and r.made_at is null)`,
        ),
      );
    return ok();
  });
}

async function makeSome(tx: Tx, importId: string): Promise<number> {
  const [sheet] = await tx
    .select({ storeId: productImports.storeId })
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.status, "importando")));
  if (!sheet) return 0;
  const rows = await tx
    .select({ line: productImportRows.line, draft: productImportRows.draft })
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, importId), isNotNull(productImportRows.draft), isNull(productImportRows.madeAt)))
    .orderBy(asc(productImportRows.line))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  for (const { line, draft } of rows) {
    const [product] = await tx
      .insert(products)
      .values({ storeId: sheet.storeId, slug: `rascunho-${newId()}`, draft })
      .returning({ id: products.id });
    await tx
      .update(productImportRows)
      .set({ madeAt: sql`now()`, productId: product?.id ?? null })
      .where(and(eq(productImportRows.importId, importId), eq(productImportRows.line, line)));
  }
  return rows.length;
}
