import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueue } from "#platform/jobs.ts";
import { makeStoreExportJob, STORE_EXPORT_HOURS, type StoreExportReason } from "./schema.ts";
import { storeExports } from "./tables.ts";

/** Asks for everything of the store in one ZIP, made by a job; refuses `once_a_day` within 24 hours of the last that did not fail. */
export function requestStoreExport(viewer: AuthorViewer): Promise<Outcome<void, StoreExportReason>> {
  return transact(async (tx): Promise<Outcome<void, StoreExportReason>> => {
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for update`);
    const { rowCount } = await tx.execute(sql`
      select 1 from store_takeouts where store_id = ${viewer.storeId}
        and (status = 'pedida' or status <> 'falhou' and requested_at > now() - make_interval(hours => ${STORE_EXPORT_HOURS}))`);
    if (rowCount) return refuse("once_a_day");
    const [requested] = await tx.insert(storeExports).values({ storeId: viewer.storeId }).returning({ id: storeExports.id });
    if (requested) await enqueue(tx, makeStoreExportJob, { storeExportId: requested.id });
    return ok();
  });
}
