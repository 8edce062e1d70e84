import { Hono } from "hono";
import { ipBucket } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { findPicture } from "./images.ts";
import { findSharePicture } from "./share-picture.ts";

const FOREVER = "public, max-age=31536000, immutable";

/** Covers, sample pages, portraits and sharing pictures. An address names its content, so what was answered never changes. */
export const imageRoutes = new Hono()
  .get("/imagens/:id/:file", async (c) => {
    const picture = await findPicture(c.req.param("id"), c.req.param("file"));
    if (!picture) return c.text("Imagem não encontrada", 404, { "cache-control": "no-store" });
    return c.body(new Uint8Array(picture.bytes), 200, {
      "content-type": picture.contentType,
      "cache-control": FOREVER,
      "content-length": String(picture.bytes.length),
    });
  })
  .get("/compartilhar/produto/:id{[1-9][0-9]{0,14}}/:mark{[a-z0-9]{2,16}\\.jpg}", async (c) => {
    const mark = c.req.param("mark").replace(".jpg", "");
    const answer = await findSharePicture(Number(c.req.param("id")), mark, ipBucket(scope()?.ip ?? ""));
    if (answer.is === "missing") return c.text("Imagem não encontrada", 404, { "cache-control": "no-store" });
    if (answer.is === "moved") return c.redirect(answer.to, 302);
    if (answer.is === "limited") {
      return c.text("Muitas imagens seguidas. Espere um pouco.", 429, { "retry-after": String(answer.waitSeconds) });
    }
    return c.body(new Uint8Array(answer.bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": FOREVER,
      "content-length": String(answer.bytes.length),
    });
  });
