import { type Context, Hono } from "hono";
import { isEnvelopeFor, readDsn } from "#integrations/sentry/dsn.ts";
import { type Env, env } from "#platform/env.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { isPosthogPath, type WatchSettings } from "./rules.ts";

const PATIENCE_MS = 5_000;
const PER_MINUTE = defineLimit({ name: "watch", points: 240, seconds: 60, per: "network" });
const POSTHOG = "https://us.i.posthog.com";
/** What the other side says that its library must hear. */
const COPIED_HEADERS = ["content-type", "retry-after", "x-sentry-rate-limits"];

type Keys = Pick<Env, "SENTRY_DSN" | "POSTHOG_KEY" | "POSTHOG_HOST" | "publicUrl">;

/**
 * What this market tells of itself to Sentry and PostHog, through its own address: `/monitoring` takes envelopes of the
 * configured project and of no other, `/ingest` the calls PostHog's library makes. Off without their keys.
 */
export function watchRoutes(keys: Keys = env): Hono {
  const dsn = keys.SENTRY_DSN ? readDsn(keys.SENTRY_DSN) : null;
  const settings: WatchSettings = { sentryDsn: (dsn && keys.SENTRY_DSN) ?? null, posthogKey: keys.POSTHOG_KEY ?? null };
  const origin = new URL(keys.publicUrl).origin;
  const isOurs = (c: Context): boolean => c.req.header("origin") === origin;
  return new Hono()
    .use("/monitoring")
    .use("/ingest/*")
    .get("/monitoring", (c) => c.json(settings, 200, { "cache-control": "public, max-age=300" }))
    .post("/monitoring", async (c) => {
      if (!dsn) return c.body(null, 404);
      if (!isOurs(c)) return c.body(null, 403);
      if (await isTooMuch()) return c.body(null, 429, { "retry-after": "60" });
      const envelope = await c.req.text();
      if (!isEnvelopeFor(dsn, envelope)) return c.body(null, 403);
      return forward(dsn.envelopeUrl, {
        method: "POST",
        body: envelope,
        headers: { "content-type": "application/x-sentry-envelope" },
      });
    })
    .on(["GET", "POST"], "/ingest/*", async (c) => {
      const { method } = c.req;
      const path = c.req.path.slice("/ingest".length);
      if (!keys.POSTHOG_KEY || !isPosthogPath(path, keys.POSTHOG_KEY)) return c.body(null, 404);
      if (method !== "GET" && !isOurs(c)) return c.body(null, 403);
      if (await isTooMuch()) return c.body(null, 429, { "retry-after": "60" });
      const to = new URL(path + new URL(c.req.url).search, keys.POSTHOG_HOST ?? POSTHOG);
      if (method === "GET") return forward(to.href, { method });
      const headers = { "content-type": c.req.header("content-type") ?? "text/plain" };
      return forward(to.href, { method: "POST", body: await c.req.arrayBuffer(), headers });
    });
}

const isTooMuch = async (): Promise<boolean> => (await takePoint(PER_MINUTE, ipBucket(scope()?.ip ?? ""))) !== null;

/** Neither cookies nor who asked go along; the other side being away is nobody's trouble here. */
async function forward(to: string, request: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(to, { ...request, redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
    const headers = COPIED_HEADERS.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
  } catch {
    return new Response(null, { status: 502 });
  }
}
