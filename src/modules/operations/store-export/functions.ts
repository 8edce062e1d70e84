import * as z from "zod";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { authorDoor } from "#platform/door.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findStoreExport, readStoreExport } from "./queries/find-export.ts";
import { requestStoreExport } from "./request-export.ts";
import type { StoreExportReason } from "./schema.ts";

export const getStoreExport = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readStoreExport(viewer.storeId));

export const requestStoreExportFn = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  requestStoreExport(viewer),
);

/** Where the ZIP is downloaded from, once the person proved that it is them. */
export const openStoreExport = authorDoor({ method: "POST" })
  .validator(z.strictObject({ storeExportId: z.uuid() }))
  .handler(async ({ data: { storeExportId }, context: { viewer } }): Promise<Outcome<{ href: string }, StoreExportReason>> => {
    const proved = await requireStepUp(db, viewer);
    if (!proved.ok) return proved;
    const found = await findStoreExport(viewer.storeId, storeExportId);
    return found ? ok({ href: `/minha-loja-em-zip/${storeExportId}` }) : refuse("too_late");
  });
