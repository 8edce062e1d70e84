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
    if (!sandbox.manner.rate_limits || c.req.method !== "GET") return next();
    const rule = perMinute.find(([pattern]) => pattern.test(c.req.path));
    if (!rule) return next();
    const minute = Math.floor(Date.now() / 60_000);
    const window = seen.get(rule[0]);
    const count = window?.minute === minute ? window.count + 1 : 1;
    seen.set(rule[0], { minute, count });
    const secondsLeft = Math.ceil(((minute + 1) * 60_000 - Date.now()) / 1000);
    c.header("X-RateLimit-Limit", String(rule[1]));
    c.header("X-RateLimit-Remaining", String(Math.max(0, rule[1] - count)));
    c.header("X-RateLimit-Reset", String(secondsLeft));
    if (count <= rule[1]) return next();
    return c.json({ message: "Too many requests." }, 429, { "Retry-After": String(secondsLeft) });
  };
}
