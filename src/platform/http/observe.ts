import { randomBytes, randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import { requestSeconds } from "../metrics.ts";
import { inScope, type RequestScope } from "../request-scope.ts";
import { beginTrace } from "../tracing.ts";
import { callerAddress } from "./caller-address.ts";
import { loggedPath } from "./logged-path.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { tracedRoute, traceparentOf } from "./traced-route.ts";

function kindOf(path: string): string {
  if (path.startsWith("/_serverFn")) return "rpc";
  if (path.startsWith("/assets/") || path.startsWith("/imagens/")) return "asset";
  if (path.startsWith("/webhooks/")) return "webhook";
  return "page";
}

const times = new Map<string, ReturnType<typeof requestSeconds.labels>>();

/** The timer of each pair, cached to avoid resolving its labels at each request. */
function timesOf(kind: string, status: number): ReturnType<typeof requestSeconds.labels> {
  const key = `${kind} ${status}`;
  const known = times.get(key) ?? requestSeconds.labels(kind, String(status));
  times.set(key, known);
  return known;
}

type Answered = { id: string; method: string; path: string; status: number; startedAt: number };

/** Counts and logs one answered request. */
export function record({ id, method, path, status, startedAt }: Answered): void {
  const seconds = (performance.now() - startedAt) / 1000;
  const kind = kindOf(path);
  timesOf(kind, status).observe(seconds);
  if (status < 500 && (kind === "asset" || !log.isLevelEnabled("debug"))) return;
  const line = { id, method, path: loggedPath(path), status, ms: Math.round(seconds * 1000) };
  if (status >= 500) log.error(line, "request");
  else log.debug(line, "request");
}

/** Gives the request its id, scope, security headers, log line and duration. */
export const observe: MiddlewareHandler<{ Bindings: Partial<HttpBindings>; Variables: { scope: RequestScope } }> = async (
  c,
  next,
) => {
  const id = randomUUID();
  const startedAt = performance.now();
  const ip = c.env?.incoming ? callerAddress(c.env.incoming) : "";
  const scope: RequestScope = { id, ip, nonce: randomBytes(16).toString("base64"), tags: new Set<string>() };
  c.set("scope", scope);
  const { method, path } = c.req;
  const route = tracedRoute(path);
  const attributes = { "http.request.method": method, "http.route": route };
  await beginTrace({ name: `${method} ${route}`, kind: "server", attributes }, traceparentOf(c.env?.incoming), async (note) => {
    await inScope(scope, next);
    setSecurityHeaders(c.res.headers);
    c.res.headers.set("x-request-id", id);
    note({ "http.response.status_code": c.res.status });
    record({ id, method, path, status: c.res.status, startedAt });
  });
};
