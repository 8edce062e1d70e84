import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { orderNumber } from "#kit/format.ts";
import { isUuid } from "#kit/id.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { enter, leave } from "../open-files.ts";
import { findBundle } from "../queries/find-bundle.ts";
import { gatherMembers } from "./gather-members.ts";
import { fitsInZip } from "./rules.ts";
import { streamZip, zipSize } from "#platform/zip-stream.ts";

/** Everything of a product, or of an order, in one ZIP made as it leaves. */
export const bundleRoutes = new Hono()
  .get("/baixar/tudo/material/:entitlementId", (c) => send(c, "entitlementId"))
  .get("/baixar/tudo/pedido/:orderId", (c) => send(c, "orderId"));

async function send(c: Context, by: "entitlementId" | "orderId"): Promise<Response> {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent("/painel/pedidos")}`);
  const id = c.req.param(by) ?? "";
  const of = by === "orderId" ? { orderId: id } : { entitlementId: id };
  const files = isUuid(id) ? await findBundle(viewer.userId, of) : [];
  const [first] = files;
  if (!first) return c.text("Não encontrado", 404);
  if (!fitsInZip(files)) return c.text("Estes arquivos não vão juntos. Baixe um de cada vez.", 409);
  const members = await gatherMembers(viewer.userId, files, { isOrder: by === "orderId", ip: scope()?.ip ?? "" });
  if (!members) return c.text("Suas cópias ainda estão sendo preparadas.", 503, { "retry-after": "10" });
  const headers = {
    "content-type": "application/zip",
    "content-disposition": contentDisposition(
      by === "orderId" ? `Pedido ${orderNumber(first.orderNumber)}.zip` : `${first.title}.zip`,
    ),
    "content-length": String(zipSize(members)),
    "accept-ranges": "none",
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
  };
  if (c.req.method === "HEAD") return new Response(null, { headers });
  const place = enter(viewer.userId, "baixado");
  if (!place) return c.text("Já há muitos arquivos seus a caminho. Espere um terminar.", 429, { "retry-after": "5" });
  const stream = Readable.from(streamZip(members), { objectMode: false });
  stream.once("close", () => leave(place));
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
}
