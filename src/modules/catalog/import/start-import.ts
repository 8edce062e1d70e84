import { and, eq, isNotNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueue } from "#platform/jobs.ts";
import { hasRoom, mayDraft } from "../create-draft.ts";
import { runImportJob } from "../schema/jobs.ts";
import type { ImportReason } from "./schema.ts";
import { productImportRows, productImports } from "./tables.ts";

/** The author confirmed what was read: a job makes the drafts. Confirming twice is confirming once. */
export function startImport(viewer: AuthorViewer, importId: string): Promise<Outcome<void, ImportReason>> {
  return transact(async (tx): Promise<Outcome<void, ImportReason>> => {
    const may = mayDraft(viewer);
    if (!may.ok) return may;
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for update`);
    const [sheet] = await tx
      .select({ status: productImports.status })
      .from(productImports)
      .where(and(eq(productImports.id, importId), eq(productImports.storeId, viewer.storeId)))
      .for("update");
    if (!sheet) return refuse("not_found");
    if (sheet.status !== "conferida") return ok();
    const good = await tx.$count(
      productImportRows,
      and(eq(productImportRows.importId, importId), isNotNull(productImportRows.draft)),
    );
    if (good === 0) return refuse("nothing_to_make");
    if (!(await hasRoom(tx, viewer.storeId, good))) return refuse("too_many_drafts");
    await tx.update(productImports).set({ status: "importando" }).where(eq(productImports.id, importId));
    await enqueue(tx, runImportJob, { importId });
    return ok();
  });
}
