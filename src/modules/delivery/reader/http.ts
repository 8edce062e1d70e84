import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { findDownload } from "../queries/find-download.ts";
import { recordDownload } from "../record-download.ts";
import { serveFile } from "../serve-file.ts";
import { servedFile } from "../stamping/served-file.ts";
import { pdfPartRoutes } from "./pdf-parts.ts";

const COPY_WAIT_MS = 5_000;

/** What a file is read, seen or heard from here: the same bytes and the same right as a download's, asked at every piece. */
export const readerRoutes = new Hono().route("/", pdfPartRoutes).get("/abrir/:entitlementId/:fileId", async (c) => {
  const { entitlementId, fileId } = c.req.param();
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.text("Entre de novo para ver este arquivo.", 401);
  const file = isUuid(entitlementId) && isUuid(fileId) ? await findDownload(viewer.userId, entitlementId, fileId) : null;
  if (!file) return c.text("Não encontrado", 404);
  const served = await servedFile(file, { entitlementId, fileId }, COPY_WAIT_MS);
  if (served.state !== "pronto") return c.text("Sua cópia ainda está sendo preparada.", 503, { "retry-after": "3" });
  return serveFile(c, served.file, {
    userId: viewer.userId,
    how: "aberto",
    note: (from) => recordDownload({ entitlementId, fileId, how: "aberto", from, ip: scope()?.ip ?? "" }),
  });
});
