import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { recordDownload } from "../record-download.ts";
import { findLink } from "./find-link.ts";

const NOT_CACHED = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/**
 * The way to a link that was bought: the right is asked each time, and the access noted before its address leaves. What only looks ahead,
 * as a browser that fetches before anybody presses, gets nothing: it would count as opened.
 */
export const soldLinkRoutes = new Hono().get("/abrir-link/:entitlementId/:fileId", async (c) => {
  const { entitlementId, fileId } = c.req.param();
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/pedidos")}`);
  const link = isUuid(entitlementId) && isUuid(fileId) ? await findLink(viewer.userId, entitlementId, fileId) : null;
  if (!link) return c.text("Não encontrado", 404, NOT_CACHED);
  const isLookingAhead = /prefetch/i.test(`${c.req.header("sec-purpose") ?? ""} ${c.req.header("purpose") ?? ""}`);
  if (c.req.method === "HEAD" || isLookingAhead) return c.body(null, 204, NOT_CACHED);
  await recordDownload({ entitlementId, fileId, how: "aberto", ip: scope()?.ip ?? "" });
  return c.body(null, 303, { ...NOT_CACHED, location: link.address });
});
