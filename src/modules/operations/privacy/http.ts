import { Readable } from "node:stream";
import { Hono } from "hono";
import { requireStepUp } from "../../accounts/step-up.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { contentDisposition } from "#kit/file-name.ts";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { findCopy } from "./queries/find-copy.ts";

/** A person's copy of their data, to that person alone, who proved a moment ago that it is them. */
export const privacyRoutes = new Hono().get("/meus-dados/:exportId", async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  const tab = "/painel/configuracoes?aba=privacidade";
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(tab)}`);
  const exportId = c.req.param("exportId");
  const copy = isUuid(exportId) ? await findCopy(viewer.userId, exportId) : null;
  if (!copy) return c.text("Não encontrado", 404);
  if (!(await requireStepUp(db, viewer)).ok) return c.redirect(tab);
  const { stream, sizeBytes } = await storage().open(copy.storageKey);
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
    "content-type": "application/zip",
    "content-length": String(sizeBytes),
    "content-disposition": contentDisposition(`meus-dados-autoria-${dayKeySp(copy.requestedAt)}.zip`),
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
  });
});
