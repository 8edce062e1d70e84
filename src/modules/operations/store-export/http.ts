import { Readable } from "node:stream";
import { Hono } from "hono";
import { dayKeySp } from "#kit/day-key.ts";
import { contentDisposition } from "#kit/file-name.ts";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findStoreExport } from "./queries.ts";

const PLACE = "/painel/minha-loja/levar";

/** A store's ZIP, to its owner alone, who proved a moment ago that it is them. */
export const storeExportRoutes = new Hono().get("/minha-loja-em-zip/:takeoutId", async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(PLACE)}`);
  const takeoutId = c.req.param("takeoutId");
  const found = viewer.storeId !== null && isUuid(takeoutId) ? await findStoreExport(viewer.storeId, takeoutId) : null;
  if (!found) return c.text("Não encontrado", 404);
  if (!(await requireStepUp(db, viewer)).ok) return c.redirect(PLACE);
  const { stream, sizeBytes } = await storage().open(found.storageKey);
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
    "content-type": "application/zip",
    "content-length": String(sizeBytes),
    "content-disposition": contentDisposition(`minha-loja-autoria-${dayKeySp(found.requestedAt)}.zip`),
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
  });
});
