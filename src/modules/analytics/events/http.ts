import { Hono } from "hono";
import { parsePlainJson } from "#kit/plain-json.ts";
import { env } from "#platform/env.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { noteEvents } from "./note-events.ts";
import { isRobot } from "./rules/callers.ts";
import { batchInput } from "./schema.ts";

const OURS = new URL(env.publicUrl).origin;
const PER_MINUTE = defineLimit({ name: "reach", points: 120, seconds: 60, per: "network" });
const PER_DAY = defineLimit({ name: "reach-day", points: 5_000, seconds: 86_400, per: "network" });

/** Public pages tell here, in small batches, what of which product was opened. Nothing is set, and nothing is answered. */
export const reachRoutes = new Hono().post("/alcance", async (c) => {
  if (c.req.header("origin") !== OURS) return c.text("Proibido", 403);
  const userAgent = (c.req.header("user-agent") ?? "").slice(0, 400);
  const ip = scope()?.ip ?? "";
  if (isRobot(userAgent) || c.req.header("sec-purpose")) return c.body(null, 204);
  for (const limit of [PER_MINUTE, PER_DAY]) if ((await takePoint(limit, ipBucket(ip))) !== null) return c.body(null, 429);
  const read = batchInput.safeParse(parsePlainJson(await c.req.text()));
  if (!read.success) return c.body(null, 422);
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  await noteEvents({ ip, userAgent, storeId: viewer?.storeId ?? null }, read.data);
  return c.body(null, 204);
});
