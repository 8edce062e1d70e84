import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { sendStored } from "#platform/http/send-stored.ts";
import { findViewer } from "#platform/session.ts";
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
  const name = `meus-dados-${fileBrand()}-${dayKeySp(copy.requestedAt)}.zip`;
  return sendStored(c, { storageKey: copy.storageKey, name, contentType: "application/zip" });
});
