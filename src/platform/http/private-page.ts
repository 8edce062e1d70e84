import { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress } from "node:zlib";
import type { Context } from "hono";
import type { RequestScope } from "../request-scope.ts";
import { EARLIER_BUILD_SCRIPT } from "./earlier-build-script.ts";
import { insertInHead } from "./insert-in-head.ts";
import { requireTrustedTypes, trustedTypesGuard, trustedTypesOf } from "./trusted-types.ts";
import { contentSecurityPolicy, isTokenPage } from "./security-headers.ts";

type Bytes = NonNullable<Response["body"]>;

const brotli = promisify(brotliCompress);
/** A shorter answer travels in one packet or two anyway. */
const MIN_COMPRESSED = 2_000;

/** Answers a page or data that depend on the person: never cached, scripts allowed by a nonce, compressed (a page as it is streamed). */
export async function answerPrivate(c: Context, render: (request: Request) => Promise<Response> | Response): Promise<Response> {
  const response = await render(c.req.raw);
  const headers = new Headers(response.headers);
  const takesBrotli = /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  const kind = headers.get("content-type") ?? "";
  let body: BodyInit | null = response.body;
  if (kind.startsWith("text/html")) body = page(c, response.body, headers, takesBrotli);
  else if (kind === "application/json" && takesBrotli) body = await data(await response.arrayBuffer(), headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (isTokenPage(c.req.path)) headers.set("referrer-policy", "no-referrer");
  return new Response(body, { status: response.status, headers });
}

function page(c: Context, drawn: Bytes | null, headers: Headers, takesBrotli: boolean): Bytes | null {
  const { nonce }: RequestScope = c.get("scope");
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"]);
  headers.set("content-security-policy", policy);
  headers.append("vary", "accept-encoding");
  const kind = trustedTypesOf(c.req.path);
  if (kind) requireTrustedTypes(headers, kind, policy);
  if (!drawn) return drawn;
  headers.delete("content-length");
  const first = `${kind ? trustedTypesGuard(String(nonce)) : ""}<script nonce="${nonce}">${EARLIER_BUILD_SCRIPT}</script>`;
  const body = drawn.pipeThrough(insertInHead(first) as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  if (!takesBrotli) return body;
  headers.set("content-encoding", "br");
  return compressed(body);
}

async function data(whole: ArrayBuffer, headers: Headers): Promise<BodyInit> {
  if (whole.byteLength < MIN_COMPRESSED) return whole;
  headers.delete("content-length");
  headers.set("content-encoding", "br");
  headers.append("vary", "accept-encoding");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: whole.byteLength };
  return new Uint8Array(await brotli(whole, { params }));
}

/** Flushes each piece as it is rendered, so that the first ones are not held for the last. */
function compressed(body: Bytes): Bytes {
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  return body.pipeThrough(Duplex.toWeb(brotli) as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
}
