import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env.ts";
import { bodyIn, cachedPage, STALE_SECONDS, type StoredPage } from "../page-cache.ts";
import { inScope, type RequestScope } from "../request-scope.ts";
import { apology } from "./apology.ts";
import { type CachedPage, canonicalAddress } from "./canonical-address.ts";
import { callerAddress, record } from "./observe.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from "./security-headers.ts";

type Door = { ready: () => Promise<unknown>; render: (request: Request) => Promise<Response> | Response };

/**
 * Answers reads of public pages straight on the socket: what is the same for everybody needs no Request, Response,
 * cookie or guard, and making them costs more than sending the page. False: not such a page, nothing was touched.
 */
export function keptPages(pages: readonly CachedPage[], door: Door) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    const address = isRead ? canonicalAddress(incoming.url ?? "", pages) : null;
    if (address === null) return false;
    void answer(incoming, outgoing, address, door);
    return true;
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, address: string, door: Door): Promise<void> {
  const id = randomUUID();
  const startedAt = performance.now();
  try {
    await door.ready();
    await send(incoming, outgoing, id, await cachedPage(address, () => draw(address, id, callerAddress(incoming), door)));
  } catch (error) {
    const { status, text, headers } = apology(id, address, error);
    outgoing.writeHead(status, { ...securityHeaders, ...headers, "x-request-id": id });
    outgoing.end(text);
  }
  record({ id, method: incoming.method ?? "", path: address, status: outgoing.statusCode, startedAt });
}

/** Renders without cookies in or out, in the name of the caller's address only for its limit of fresh reads. */
async function draw(address: string, id: string, ip: string, { render }: Door) {
  const scope: RequestScope = { id, ip, nonce: null, tags: new Set() };
  const [response, html] = await inScope(scope, async () => {
    const drawn = await render(new Request(new URL(address, env.publicUrl), { headers: { accept: "text/html" } }));
    return [drawn, scriptsAfterPaint(scope.html ?? (await drawn.text()))] as const;
  });
  const { status } = response;
  const tags = [...scope.tags];
  const headers: StoredPage["headers"] = {
    ...securityHeaders,
    "cache-control": status === 200 ? `public, max-age=0, s-maxage=60, stale-while-revalidate=${STALE_SECONDS}` : "no-store",
    "cache-tag": tags.join(","),
    "content-security-policy": contentSecurityPolicy(inlineScriptHashes(html)),
    vary: "accept-encoding",
  };
  for (const name of ["content-type", "location", "retry-after"]) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return { status, headers, html, tags, cacheable: status === 200 };
}

async function send({ headers, method }: IncomingMessage, outgoing: ServerResponse, id: string, page: StoredPage): Promise<void> {
  const encoding = encodingFor(headers["accept-encoding"]?.toString() ?? "");
  const body = await bodyIn(encoding, page);
  const own = { "x-request-id": id, "content-length": body.length };
  outgoing.writeHead(page.status, { ...page.headers, ...(encoding ? { ...own, "content-encoding": encoding } : own) });
  outgoing.end(method === "HEAD" ? undefined : body);
}

function encodingFor(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}
