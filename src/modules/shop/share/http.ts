import { Hono } from "hono";
import { ipBucket } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { SHARED_KINDS } from "./rules/share-address.ts";
import { findSharePicture } from "./share-picture.ts";

const PLACE = "/compartilhar/:kind/:key{[A-Z0-9_-]{1,24}}/:mark{[a-z0-9]{2,16}\\.jpg}";

/** Pictures for sharing. An address names its content, so what was answered never changes. */
export const shareRoutes = new Hono().get(PLACE, async (c) => {
  const missing = () => c.text("Imagem não encontrada", 404, { "cache-control": "no-store" });
  const kind = SHARED_KINDS.find((one) => one === c.req.param("kind"));
  if (!kind) return missing();
  const requested = { kind, key: c.req.param("key"), mark: c.req.param("mark").replace(".jpg", "") };
  const answer = await findSharePicture(requested, ipBucket(scope()?.ip ?? ""));
  if (answer.is === "missing") return missing();
  if (answer.is === "moved") return c.redirect(answer.to, 302);
  if (answer.is === "limited") {
    return c.text("Muitas imagens seguidas. Espere um pouco.", 429, { "retry-after": String(answer.waitSeconds) });
  }
  return c.body(new Uint8Array(answer.bytes), 200, {
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(answer.bytes.length),
    // Others show it: it is made for that.
    "cross-origin-resource-policy": "cross-origin",
  });
});
