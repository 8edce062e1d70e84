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

type Asked = { incoming: IncomingMessage; outgoing: ServerResponse; address: string; id: string; startedAt: number };

/**
 * Answers reads of public pages straight on the socket: what is the same for everybody needs no Request, Response,
 * cookie, guard or promise, and making them costs more than sending the page. False: not such a page, nothing was touched.
 */
export function keptPages(pages: readonly CachedPage[], door: Door) {
  let isReady = false;
  const find = (asked: Asked) => cachedPage(asked.address, () => draw(asked, door));
  async function getReady(asked: Asked): Promise<StoredPage> {
    await door.ready();
    isReady = true;
    return find(asked);
  }
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    const address = isRead ? canonicalAddress(incoming.url ?? "", pages) : null;
    if (address === null) return false;
    const asked = { incoming, outgoing, address, id: randomUUID(), startedAt: performance.now() };
    const page = isReady ? find(asked) : getReady(asked);
    if (page instanceof Promise) page.then((drawn) => send(asked, drawn)).catch((error: unknown) => apologise(asked, error));
    else sendNow(asked, page);
    return true;
  };
}

function apologise(asked: Asked, error: unknown): void {
  const { status, text, headers } = apology(asked.id, asked.address, error);
  asked.outgoing.writeHead(status, { ...securityHeaders, ...headers, "x-request-id": asked.id });
  end(asked, text);
}

function end({ outgoing, incoming, address: path, id, startedAt }: Asked, body: string | Buffer | undefined): void {
  outgoing.end(body);
  record({ id, method: incoming.method ?? "", path, status: outgoing.statusCode, startedAt });
}

/** Renders without cookies in or out, in the name of the caller's address only for its limit of fresh reads. */
async function draw({ address, id, incoming }: Asked, { render }: Door) {
  const scope: RequestScope = { id, ip: callerAddress(incoming), nonce: null, tags: new Set() };
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
    "x-request-id": "",
  };
  for (const name of ["content-type", "location", "retry-after"]) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return { status, headers, html, tags, cacheable: status === 200 };
}

/** Outside a promise what breaks would end the process, and everybody's pages with it. */
function sendNow(asked: Asked, page: StoredPage): void {
  try {
    send(asked, page);
  } catch (error) {
    apologise(asked, error);
  }
}

function send(asked: Asked, page: StoredPage): void {
  const encoding = encodingFor(asked.incoming.headers["accept-encoding"]?.toString() ?? "");
  if (encoding === "br") write(asked, page, page.body);
  else
    bodyIn(encoding, page)
      .then((body) => write(asked, page, body, encoding))
      .catch((error: unknown) => apologise(asked, error));
}

/** A header that is there already changes at no cost; one more makes the copy of them all four times as slow. */
function write(asked: Asked, page: StoredPage, body: Buffer, encoding: "br" | "gzip" | null = "br"): void {
  const headers = { ...page.headers };
  headers["x-request-id"] = asked.id;
  if (encoding !== "br") {
    headers["content-length"] = String(body.length);
    if (encoding) headers["content-encoding"] = encoding;
    else delete headers["content-encoding"];
  }
  asked.outgoing.writeHead(page.status, headers);
  end(asked, asked.incoming.method === "HEAD" ? undefined : body);
}

function encodingFor(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}
