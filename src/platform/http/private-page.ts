import { Duplex } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import type { Context } from "hono";
import type { RequestScope } from "../request-scope.ts";
import { guarded, requireTrustedTypes, trustedTypesOf } from "./trusted-types.ts";
import { contentSecurityPolicy, isTokenPage } from "./security-headers.ts";

type Bytes = NonNullable<Response["body"]>;

/** Answers a page that depends on the person: never cached, its scripts allowed by a nonce, compressed as it is streamed. */
export async function answerPrivate(c: Context, render: (request: Request) => Promise<Response> | Response): Promise<Response> {
  const scope: RequestScope = c.get("scope");
  const response = await render(c.req.raw);
  const headers = new Headers(response.headers);
  let { body } = response;
  if (headers.get("content-type")?.startsWith("text/html")) {
    const policy = contentSecurityPolicy([`'nonce-${scope.nonce}'`, "'strict-dynamic'"]);
    headers.set("content-security-policy", policy);
    const kind = trustedTypesOf(c.req.path);
    if (kind) requireTrustedTypes(headers, kind, policy);
    if (kind && body) {
      headers.delete("content-length");
      body = body.pipeThrough(
        guarded(String(scope.nonce)) as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
      );
    }
    headers.append("vary", "accept-encoding");
    if (body && /\bbr\b/.test(c.req.header("accept-encoding") ?? "")) {
      headers.delete("content-length");
      headers.set("content-encoding", "br");
      body = compressed(body);
    }
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (isTokenPage(c.req.path)) headers.set("referrer-policy", "no-referrer");
  return new Response(body, { status: response.status, headers });
}

/** Flushes each piece as it is rendered, so that the first ones are not held for the last. */
function compressed(body: Bytes): Bytes {
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  return body.pipeThrough(Duplex.toWeb(brotli) as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
}
