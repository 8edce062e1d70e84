import type { Context } from "hono";
import { mayReadReplica } from "../db.ts";
import { env } from "../env.ts";
import { bodyIn, cachedPage } from "../page-cache.ts";
import { inScope, type RequestScope } from "../request-scope.ts";
import { SESSION_COOKIE } from "../session.ts";
import { readCookie } from "../session-cookie.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";

type Render = (request: Request) => Promise<Response> | Response;

/** What a page of ours sends with a call: `accept` changes the form of the answer, the others say that it is a page of ours. */
const FORM = ["accept", "x-tsr-serverfn", "sec-fetch-site"];
/** What belongs to one answer on the wire, not to what is stored of it. */
const OF_ONE_ANSWER = ["set-cookie", "content-length", "content-encoding", "cache-control"];
const MAX_ADDRESS = 2_000;
/** The functions seen to answer everybody alike: behind the public door, tagging what they read. */
const known = new Set<string>();

/**
 * The answer of a read that is the same for everybody, from the cache of pages: drawn for no one, once for all who ask for it at the same
 * time, removed by the same tags. Null when it is no such read, or when the caller is signed in: they may have changed something a moment
 * ago, and are answered afresh.
 */
export async function sharedAnswer(c: Context, render: Render): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url);
  const isShared = c.req.method === "GET" && known.has(pathname) && pathname.length + search.length <= MAX_ADDRESS;
  if (!isShared || readCookie(c.req.header("cookie") ?? null, SESSION_COOKIE) !== null) return null;
  // An old browser, which does not say where it asks from, is judged by the framework itself.
  if (c.req.header("sec-fetch-site") !== "same-origin") return null;
  const form = FORM.map((name): [string, string] => [name, c.req.header(name) ?? ""]);
  const key = [pathname + search, ...form.map(([, value]) => value)].join(" ");
  const request = () => new Request(new URL(pathname + search, env.publicUrl), { headers: form });
  const stored = await cachedPage(key, () => draw(c.get("scope"), render, request()));
  const encoding = acceptedEncoding(c.req.header("accept-encoding") ?? "");
  const { "content-length": _bytes, ...headers } = stored.headers;
  if (encoding) headers["content-encoding"] = encoding;
  else delete headers["content-encoding"];
  const body = encoding === "br" ? stored.body : await bodyIn(encoding, stored);
  return new Response(new Uint8Array(body), { status: stored.status, headers });
}

/** Remembers that a function answers everybody alike, from how it has just answered one caller. */
export function noteSharedAnswer(c: Context, response: Response): void {
  const { isForEverybody, tags }: RequestScope = c.get("scope");
  if (isForEverybody && tags.size > 0 && isWhole(response)) known.add(c.req.path);
}

const isWhole = ({ status, headers }: Response): boolean => status === 200 && headers.get("content-type") === "application/json";

async function draw({ id, ip }: RequestScope, render: Render, request: Request) {
  const scope: RequestScope = { id, ip: "", drawnFor: ip, nonce: null, tags: new Set() };
  scope.readsReplica = await mayReadReplica();
  const response = await inScope(scope, async () => render(request));
  const html = await response.text();
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_ONE_ANSWER.includes(name)));
  return {
    status: response.status,
    headers: { ...headers, "cache-control": "private, no-store", vary: "accept-encoding" },
    html,
    tags: [...scope.tags],
    cacheable: isWhole(response) && scope.tags.size > 0,
  };
}
