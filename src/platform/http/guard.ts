import type { MiddlewareHandler } from "hono";
import { env } from "../env.ts";
import { CSP_REPORTS } from "./security-headers.ts";
import { hasNul } from "./canonical-address.ts";

const OURS = new URL(env.publicUrl).origin;
const READS = new Set(["GET", "HEAD"]);
const WRITES = new Set(["POST"]);
/** Paths with an authentication other than a cookie, or with their own limits. */
const OWN_RULES = [
  CSP_REPORTS,
  "/webhooks/",
  "/uploads",
  "/monitoring",
  "/ingest",
  "/alcance",
  "/avisos/parar/",
  "/newsletter/sair/",
];

const ownRules = (path: string): boolean => OWN_RULES.some((prefix) => path.startsWith(prefix));

/** Refuses early what no page of ours sends: other origins, other methods, encoded bodies. */
export const guard: MiddlewareHandler = async (c, next) => {
  const { method, path, url } = c.req;
  if (hasNul(url)) return c.text("Endereço inválido", 400);
  if (ownRules(path) || READS.has(method)) {
    if (path.startsWith("/_serverFn") && c.req.header("sec-fetch-site") === "cross-site") return c.text("Proibido", 403);
    return next();
  }
  if (!WRITES.has(method)) return c.text("Método não permitido", 405, { allow: "GET, HEAD, POST" });
  const site = c.req.header("sec-fetch-site");
  if (c.req.header("origin") !== OURS || (site !== undefined && site !== "same-origin")) return c.text("Proibido", 403);
  if (c.req.header("content-encoding")) return c.text("Corpo codificado não é aceito", 415);
  return next();
};
