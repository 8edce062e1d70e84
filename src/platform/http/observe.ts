import { randomBytes, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import { requestSeconds } from "../metrics.ts";
import { inScope } from "../request-scope.ts";
import { setSecurityHeaders } from "./security-headers.ts";

/** The caller's address; forwarded headers count only when a proxy on this machine speaks. */
function callerAddress(c: Context): string {
  let socket = "";
  try {
    socket = getConnInfo(c).remote.address ?? "";
  } catch {
    return "";
  }
  const isLocal = socket === "127.0.0.1" || socket === "::1" || socket === "::ffff:127.0.0.1";
  const forwarded = isLocal ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return (forwarded ?? socket).slice(0, 45);
}

/** Paths with identifiers or secrets taken out, fit for logs and metrics. */
const logged = (path: string): string =>
  path
    .replace(/\/sacar\/[^/]+/, "/sacar/[token]")
    .replace(/\/_serverFn\/.*/, "/_serverFn")
    .slice(0, 200);

function kindOf(path: string): string {
  if (path.startsWith("/_serverFn")) return "rpc";
  if (path.startsWith("/assets/") || path.startsWith("/imagens/")) return "asset";
  if (path.startsWith("/webhooks/")) return "webhook";
  return "page";
}

/** Gives the request its id, scope, security headers, log line and duration. */
export const observe: MiddlewareHandler = async (c, next) => {
  const id = randomUUID();
  const startedAt = performance.now();
  const scope = { id, ip: callerAddress(c), nonce: randomBytes(16).toString("base64"), tags: new Set<string>() };
  c.set("scope", scope);
  await inScope(scope, next);
  setSecurityHeaders(c.res.headers);
  c.res.headers.set("x-request-id", id);
  const seconds = (performance.now() - startedAt) / 1000;
  const kind = kindOf(c.req.path);
  requestSeconds.observe({ kind, status: String(c.res.status) }, seconds);
  const line = { id, method: c.req.method, path: logged(c.req.path), status: c.res.status, ms: Math.round(seconds * 1000) };
  if (c.res.status >= 500) log.error(line, "request");
  else if (kind !== "asset") log.debug(line, "request");
};
