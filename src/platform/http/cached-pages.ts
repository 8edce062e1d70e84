import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cdnTags } from "../cdn/tags.ts";
import { mayReadReplica } from "../db.ts";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { bodyIn, cachedPage, STALE_SECONDS } from "../page-cache.ts";
import { inScope, type RequestScope } from "../request-scope.ts";
import type { StoredPage } from "../stored-page.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { apology } from "./apology.ts";
import { callerAddress } from "./caller-address.ts";
import { type CachedPage, canonicalAddress, respelledAddress, withCampaign } from "./canonical-address.ts";
import { record } from "./observe.ts";
import { beginTrace } from "../tracing.ts";
import { tracedRoute, traceparentOf } from "./traced-route.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";
import { etagOf, isUnchanged } from "./etag.ts";
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from "./security-headers.ts";

type Door = { ready: () => Promise<unknown>; render: (request: Request) => Promise<Response> | Response };

type Requested = { incoming: IncomingMessage; outgoing: ServerResponse; address: string; id: string; startedAt: number };

/**
 * Answers reads of public pages directly on the socket: a page that is the same for everybody needs no Request, Response, cookie, guard or
 * promise, and creating them costs more than sending the page. Returns false, without touching anything, when it is not such a page.
 */
export function cachedPages(pages: readonly CachedPage[], door: Door) {
  let isReady = false;
  const find = (requested: Requested) => cachedPage(requested.address, () => drawTraced(requested, door));
  async function getReady(requested: Requested): Promise<StoredPage> {
    await door.ready();
    isReady = true;
    return find(requested);
  }
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    const target = incoming.url ?? "";
    const address = isRead ? canonicalAddress(target, pages) : null;
    if (address === null) return isRead && redirectSpelling(incoming, outgoing, respelledAddress(target, pages));
    const requested = { incoming, outgoing, address, id: randomUUID(), startedAt: performance.now() };
    const page = isReady ? find(requested) : getReady(requested);
    if (page instanceof Promise)
      page.then((drawn) => send(requested, drawn)).catch((error: unknown) => apologise(requested, error));
    else sendNow(requested, page);
    return true;
  };
}

/** Each page has one address: any other spelling of it redirects there permanently. */
function redirectSpelling(incoming: IncomingMessage, outgoing: ServerResponse, location: string | null): boolean {
  if (location === null) return false;
  const [id, startedAt] = [randomUUID(), performance.now()];
  outgoing.writeHead(301, { ...securityHeaders, location, "cache-control": "public, max-age=86400", "x-request-id": id });
  end({ incoming, outgoing, address: location, id, startedAt }, undefined);
  return true;
}

function apologise(requested: Requested, error: unknown): void {
  const { status, text, headers } = apology(requested.id, requested.address, error);
  requested.outgoing.writeHead(status, { ...securityHeaders, ...headers, "x-request-id": requested.id });
  end(requested, text);
}

function end({ outgoing, incoming, address: path, id, startedAt }: Requested, body: string | Buffer | undefined): void {
  outgoing.end(body);
  record({ id, method: incoming.method ?? "", path, status: outgoing.statusCode, startedAt });
}

/**
 * The marker React leaves where a part of the page could not be rendered: the browser renders it, and the page is not cached, so the next
 * request tries again.
 */
const UNFINISHED = "<!--$!-->";

/** Only a drawing is traced: a page that is kept is sent in less than a span costs. */
function drawTraced(requested: Requested, door: Door) {
  const route = tracedRoute(requested.address);
  const span = {
    name: `GET ${route}`,
    kind: "server",
    attributes: { "http.request.method": "GET", "http.route": route },
  } as const;
  return beginTrace(span, traceparentOf(requested.incoming), () => draw(requested, door));
}

/**
 * Renders without cookies in or out and for no one in particular: a page for everybody counts for no one's rate limit, except those on what
 * could be guessed.
 */
async function draw({ address, id, incoming }: Requested, { render }: Door) {
  const scope: RequestScope = { id, ip: "", drawnFor: callerAddress(incoming), nonce: null, tags: new Set() };
  scope.readsReplica = await mayReadReplica();
  const [response, html] = await inScope(scope, async () => {
    const drawn = await render(new Request(new URL(address, env.publicUrl), { headers: { accept: "text/html" } }));
    return [drawn, nameAddress(scriptsAfterPaint(scope.html ?? (await drawn.text())), address)] as const;
  });
  const { status } = response;
  const isWhole = !html.includes(UNFINISHED);
  const isCached = status === 200 && isWhole;
  if (!isWhole) log.warn({ address }, "a part of this page could not be drawn");
  const tags = [...scope.tags];
  const headers: StoredPage["headers"] = {
    ...securityHeaders,
    "cache-control": isCached ? `public, max-age=0, s-maxage=60, stale-while-revalidate=${STALE_SECONDS}` : "no-store",
    ...(isCached && { etag: etagOf(html), ...cdnTags(tags) }),
    "content-security-policy": contentSecurityPolicy(inlineScriptHashes(html)),
    vary: "accept-encoding",
    "x-request-id": "",
  };
  for (const name of ["content-type", "location", "retry-after"]) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return { status, headers, html, tags, cacheable: isCached };
}

/**
 * Adds the address the page was rendered from, for a browser that arrived by another, such as one with campaign parameters
 * (`ui/back-entry.ts`).
 */
const nameAddress = (html: string, address: string): string =>
  html.replace("<html ", `<html data-address="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" `);

/** Outside a promise, an exception would crash the process for everybody. */
function sendNow(requested: Requested, page: StoredPage): void {
  try {
    send(requested, page);
  } catch (error) {
    apologise(requested, error);
  }
}

function send(requested: Requested, page: StoredPage): void {
  if (isUnchanged(requested.incoming.headers["if-none-match"], page.headers.etag)) return sendUnchanged(requested, page);
  const encoding = acceptedEncoding(requested.incoming.headers["accept-encoding"]?.toString() ?? "");
  if (encoding === "br") write(requested, page, page.body);
  else
    bodyIn(encoding, page)
      .then((body) => write(requested, page, body, encoding))
      .catch((error: unknown) => apologise(requested, error));
}

/** Answers 304: the page is unchanged, with its policies and tags. */
function sendUnchanged(requested: Requested, page: StoredPage): void {
  const { "content-encoding": _form, "content-length": _length, "content-type": _type, ...headers } = page.headers;
  requested.outgoing.writeHead(304, { ...headers, "x-request-id": requested.id });
  end(requested, undefined);
}

/** Changing an existing header costs nothing; adding one makes copying them all four times as slow. */
function write(requested: Requested, page: StoredPage, body: Buffer, encoding: "br" | "gzip" | null = "br"): void {
  const headers = { ...page.headers };
  if (headers.location) headers.location = withCampaign(headers.location, requested.incoming.url ?? "", requested.address);
  headers["x-request-id"] = requested.id;
  if (encoding !== "br") {
    headers["content-length"] = String(body.length);
    if (encoding) headers["content-encoding"] = encoding;
    else delete headers["content-encoding"];
  }
  requested.outgoing.writeHead(page.status, headers);
  end(requested, requested.incoming.method === "HEAD" ? undefined : body);
}
