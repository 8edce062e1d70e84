import type { Context } from "hono";
import type { RequestScope } from "../request-scope.ts";
import { contentSecurityPolicy, isTokenPage } from "./security-headers.ts";

/** Answers a page that depends on the person: never kept, its scripts named by a nonce. */
export async function answerPrivate(c: Context, render: (request: Request) => Promise<Response> | Response): Promise<Response> {
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
