import { Hono } from "hono";
import { findPicture } from "./images.ts";

const FOREVER = "public, max-age=31536000, immutable";

/** Covers, sample pages and portraits. An address names its content, so what was answered never changes. */
export const imageRoutes = new Hono().get("/imagens/:id/:file", async (c) => {
  const picture = await findPicture(c.req.param("id"), c.req.param("file"));
  if (!picture) return c.text("Imagem não encontrada", 404, { "cache-control": "no-store" });
  return c.body(new Uint8Array(picture.bytes), 200, {
    "content-type": picture.contentType,
    "cache-control": FOREVER,
    "content-length": String(picture.bytes.length),
  });
});
