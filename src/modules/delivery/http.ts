import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { findDownload, findOwnFile } from "./queries/find-download.ts";
import { recordDownload } from "./record-download.ts";
import { serveFile } from "./serve-file.ts";
import { serveTestCopy } from "./stamping/serve-test-copy.ts";
import { servedFile } from "./stamping/served-file.ts";

/** How long a download itself waits for a person's own copy; the page asks for it first, and seldom comes here without one. */
const COPY_WAIT_MS = 20_000;

/** The exact bytes that were sold, only to who may have them at this very moment; authors reach their own files. */
export const deliveryRoutes = new Hono()
  .get("/baixar/meu-arquivo/:fileId", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const fileId = c.req.param("fileId");
    const file = viewer?.storeId && isUuid(fileId) ? await findOwnFile(viewer.storeId, fileId) : null;
    if (!viewer || !file) return c.text("Não encontrado", 404);
    return serveFile(c, file, { userId: viewer.userId, how: "baixado", note: async () => {} });
  })
  .get("/baixar/meu-arquivo/:fileId/teste", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const fileId = c.req.param("fileId");
    const file = viewer?.storeId && isUuid(fileId) ? await findOwnFile(viewer.storeId, fileId) : null;
    if (!viewer || !file) return c.text("Não encontrado", 404);
    return serveTestCopy(c, file, viewer);
  })
  .get("/baixar/:entitlementId/:fileId", async (c) => {
    const { entitlementId, fileId } = c.req.param();
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/pedidos")}`);
    const file = isUuid(entitlementId) && isUuid(fileId) ? await findDownload(viewer.userId, entitlementId, fileId) : null;
    if (!file) return c.text("Não encontrado", 404);
    const served = await servedFile(file, { entitlementId, fileId }, COPY_WAIT_MS);
    if (served.state !== "pronto") return c.text("Sua cópia ainda está sendo preparada.", 503, { "retry-after": "10" });
    return serveFile(c, served.file, {
      userId: viewer.userId,
      how: "baixado",
      note: (from) => recordDownload({ entitlementId, fileId, how: "baixado", from, ip: scope()?.ip ?? "" }),
    });
  });
