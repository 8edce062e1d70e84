import type { Context } from "hono";
import { cachedPage, STALE_SECONDS, type StoredPage } from "../page-cache.ts";
import { inScope, type RequestScope } from "../request-scope.ts";
import { contentSecurityPolicy, isTokenPage } from "./security-headers.ts";

/** A public page that may be kept: the search params it reads; any other is dropped before it is rendered. */
export type CachedPage = { path: RegExp; params: readonly string[] };
type Render = (request: Request) => Promise<Response> | Response;

/** The one address a kept page is rendered from: declared params only, in order, bounded. Null when the path is not kept. */
export function canonicalAddress(url: URL, pages: readonly CachedPage[]): string | null {
  const page = pages.find((one) => one.path.test(url.pathname));
  if (!page) return null;
  const kept = new URLSearchParams();
  for (const name of page.params) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value.slice(0, 200));
  }
  const query = kept.toString();
  return url.pathname + (query ? `?${query}` : "");
}

function encodingOf(c: Context): "br" | "gzip" | "identity" {
  const accepted = c.req.header("accept-encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** Answers a public page from the cache, rendering it at most once at a time, without cookies in or out. */
export async function answerCached(c: Context, address: string, render: Render): Promise<Response> {
  const page = await cachedPage(address, async () => {
    const scope: RequestScope = { id: "render", ip: "", nonce: null, tags: new Set() };
    const response = await inScope(scope, () =>
      render(new Request(new URL(address, c.req.url), { headers: { accept: "text/html" } })),
    );
    const headers = pick(response.headers, ["content-type", "location"]);
    const html = await inScope(scope, () => response.text());
    return { status: response.status, headers, html, tags: [...scope.tags], cacheable: response.status === 200 };
  });
  return send(c, page);
}

function send(c: Context, page: StoredPage): Response {
  const encoding = encodingOf(c);
  const body = page.bodies[encoding];
  const headers: Record<string, string> = {
    ...page.headers,
    "cache-control": page.status === 200 ? `public, max-age=0, s-maxage=60, stale-while-revalidate=${STALE_SECONDS}` : "no-store",
    "cache-tag": page.tags.join(","),
    "content-security-policy": contentSecurityPolicy(page.scriptHashes),
    "content-length": String(body.length),
    vary: "accept-encoding",
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return new Response(c.req.method === "HEAD" ? null : new Uint8Array(body), { status: page.status, headers });
}

/** Answers a page that depends on the person: never kept, its scripts named by a nonce. */
export async function answerPrivate(c: Context, render: Render): Promise<Response> {
  const scope: RequestScope = c.get("scope");
  const response = await render(c.req.raw);
  const headers = new Headers(response.headers);
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", contentSecurityPolicy([`'nonce-${scope.nonce}'`, "'strict-dynamic'"]));
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (isTokenPage(c.req.path)) headers.set("referrer-policy", "no-referrer");
  return new Response(response.body, { status: response.status, headers });
}

const pick = (headers: Headers, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));
