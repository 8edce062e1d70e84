import { Hono } from "hono";
import { coverLimits } from "#modules/catalog/inspect/limits.ts";
import { coverMessages } from "#modules/catalog/render/cover-messages.ts";
import { isOurs, say } from "#modules/catalog/uploads/receive-uploads.ts";
import { env } from "#platform/env.ts";
import { withBodyFile } from "#platform/http/body-file.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { findViewer, mayNow } from "#platform/session.ts";
import { postFile } from "./desk/export.ts";
import { sendPostImage } from "./desk/send-post-image.ts";
import { readFeed } from "./queries/feed.ts";
import { rss } from "./rules/rss.ts";

const SENT = defineLimit({ name: "post-image", points: 120, seconds: 3600, per: "person" });

/** The feed, for anyone; what was written as a spreadsheet, and pictures for posts, of admins: for others there is nothing here. */
export const postRoutes = new Hono()
  .get("/blog/rss.xml", async (c) =>
    c.body(rss(env.publicUrl, await readFeed()), 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=300",
    }),
  )
  .route("/", postFile)
  .post("/uploads/blog/imagem", async (c) => {
    if (!isOurs(c.req.raw)) return say(403, "forbidden");
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const body = c.req.raw.body;
    if (!mayNow(viewer, "act", "blog") || !body) return say(404, "not_found");
    if ((await takePoint(SENT, viewer.userId)) !== null) return say(429, "limited");
    const answer = await withBodyFile(body, coverLimits.fileBytes, sendPostImage);
    if (!answer) return say(413, "cover_refused", coverMessages.cover_too_large.replace("A capa", "A imagem"));
    return answer.ok ? c.json(answer.value) : say(422, answer.reason, answer.fields?.["imagem"]);
  });
