import { Hono } from "hono";
import { readBrandFile } from "#platform/brand-files.ts";

/** The operator's logo. An address names its content, so what was answered never changes. */
export const brandRoutes = new Hono().get("/marca/:file{[0-9a-f]{32}\\.png}", async (c) => {
  const bytes = await readBrandFile(c.req.param("file").replace(".png", ""));
  if (!bytes) return c.text("Imagem não encontrada", 404, { "cache-control": "no-store" });
  return c.body(new Uint8Array(bytes), 200, {
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(bytes.length),
    // Mailboxes show it in theirs.
    "cross-origin-resource-policy": "cross-origin",
  });
});
