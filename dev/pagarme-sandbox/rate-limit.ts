import type { MiddlewareHandler } from "hono";
import type { Sandbox } from "./sandbox.ts";

const perMinute: [RegExp, number][] = [
  [/^\/core\/v5\/(charges|orders|customers)(\/|$)/, 200],
  [/^\/core\/v5\/recipients$/, 100],
  [/^\/core\/v5\/recipients\//, 150],
  [/^\/core\/v5\/hooks(\/|$)/, 50],
  [/^\/core\/v5\/payables(\/|$)/, 700],
  [/^\/core\/v5\/balance\/operations/, 300],
];

/** The documented limits on reads, per minute and route group; only when asked for by an option. */
export function rateLimit(sandbox: Sandbox): MiddlewareHandler {
  const seen = new Map<RegExp, { minute: number; count: number }>();
  return async (c, next) => {
    if (!sandbox.options.rateLimits || c.req.method !== "GET") return next();
    const rule = perMinute.find(([pattern]) => pattern.test(c.req.path));
    if (!rule) return next();
    const minute = Math.floor(Date.now() / 60_000);
    const window = seen.get(rule[0]);
    const count = window?.minute === minute ? window.count + 1 : 1;
    seen.set(rule[0], { minute, count });
    return count > rule[1] ? c.json({ message: "Too many requests." }, 429) : next();
  };
}
