import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { sendStored } from "#platform/http/send-stored.ts";
import { findViewer } from "#platform/session.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findStoreExport } from "./queries/find-export.ts";

const PLACE = "/painel/minha-loja/levar";

/** A store's ZIP, to its owner alone, who proved a moment ago that it is them. */
export const storeExportRoutes = new Hono().get("/minha-loja-em-zip/:storeExportId", async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(PLACE)}`);
  const storeExportId = c.req.param("storeExportId");
  const found = viewer.storeId !== null && isUuid(storeExportId) ? await findStoreExport(viewer.storeId, storeExportId) : null;
  if (!found) return c.text("Não encontrado", 404);
  if (!(await requireStepUp(db, viewer)).ok) return c.redirect(PLACE);
  const name = `minha-loja-${fileBrand()}-${dayKeySp(found.requestedAt)}.zip`;
  return sendStored(c, { storageKey: found.storageKey, name, contentType: "application/zip" });
});
