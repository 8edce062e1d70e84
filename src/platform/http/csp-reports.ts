import { Hono } from "hono";
import { parsePlainJson } from "#kit/plain-json.ts";
import { cspReports } from "../metrics.ts";
import { defineLimit } from "../limits.ts";
import { ipBucket, takePoint } from "../rate-limit.ts";
import { scope } from "../request-scope.ts";
import { CSP_REPORTS } from "./security-headers.ts";

const PER_MINUTE = defineLimit({ name: "csp-reports", points: 60, seconds: 60, per: "network" });
const MOST_REPORTS = 50;
const DIRECTIVES = new Set(["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem", "style-src-attr"]);
const OTHERS = new Set([
  "img-src",
  "font-src",
  "connect-src",
  "form-action",
  "frame-src",
  "frame-ancestors",
  "worker-src",
  "require-trusted-types-for",
]);

type Violation = { directive: string; blocked: string };

/** Counts policy violations reported by browsers, by directive and kind of resource. Stores nothing of the page or the person. */
export const cspReportRoutes = new Hono().post(CSP_REPORTS, async (c) => {
  if ((await takePoint(PER_MINUTE, ipBucket(scope()?.ip ?? ""))) !== null) return c.body(null, 429, { "retry-after": "60" });
  const violations = readReports(parsePlainJson(await c.req.text()));
  if (violations.length === 0) return c.body(null, 422);
  for (const { directive, blocked } of violations) cspReports.inc({ directive: named(directive), blocked: kindOf(blocked) });
  return c.body(null, 204);
});

/** Reads both formats: a single report (`report-uri`), or a list of them (`report-to`). */
function readReports(body: unknown): Violation[] {
  const bodies = Array.isArray(body) ? body.slice(0, MOST_REPORTS).map((one) => field(one, "body")) : [field(body, "csp-report")];
  return bodies.flatMap((one) => {
    const directive = field(one, "effectiveDirective") ?? field(one, "effective-directive") ?? field(one, "violated-directive");
    const blocked = field(one, "blockedURL") ?? field(one, "blocked-uri") ?? "";
    return typeof directive === "string" ? [{ directive, blocked: typeof blocked === "string" ? blocked : "" }] : [];
  });
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** A fixed set of names, whatever is sent: each one is a separate metric series. */
function named(directive: string): string {
  const [name = ""] = directive.split(" ");
  return DIRECTIVES.has(name) || OTHERS.has(name) ? name : "other";
}

function kindOf(blocked: string): string {
  if (/^(inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink)$/.test(blocked)) return blocked;
  if (/^(data|blob)/.test(blocked)) return "data";
  return /extension/.test(blocked) ? "extension" : "address";
}
