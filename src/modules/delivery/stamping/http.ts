import { Hono } from "hono";
import { withBodyFile } from "#platform/http/body-file.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { readMarksInChild } from "../../catalog/stamp/stamp-in-child.ts";
import { STAMP_MOST_BYTES } from "../../catalog/stamp/rules.ts";
import { mayUpload, say } from "../../catalog/uploads/receive-uploads.ts";
import { findLeak } from "./find-leak.ts";
import { leakMessages } from "./messages.ts";
import type { LeakReason } from "./schema.ts";

const SEARCHING = defineLimit({ name: "leak-search-file", points: 10, seconds: 60, per: "person" });
const refused = (status: number, reason: LeakReason) => say(status, reason, leakMessages[reason]);

/** A found file, read in a process of its own, told of and thrown away: nothing of it is kept but the codes it carried. */
export const leakRoutes = new Hono().post("/procurar-vazamento", async (c) => {
  const viewer = await mayUpload(c.req.raw);
  if (viewer instanceof Response) return viewer;
  if ((await takePoint(SEARCHING, viewer.userId)) !== null) return say(429, "limited");
  const body = c.req.raw.body;
  if (!body) return refused(422, "empty");
  const marks = await withBodyFile(body, STAMP_MOST_BYTES, readMarksInChild);
  if (!marks) return refused(413, "too_large");
  if (!marks.ok) return refused(422, marks.reason);
  return c.json(await findLeak(viewer, marks.value), 200, { "cache-control": "no-store" });
});
