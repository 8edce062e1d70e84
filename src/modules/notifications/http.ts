import { Hono } from "hono";
import { liveAnswer } from "#platform/http/live-answer.ts";
import { findViewer } from "#platform/session.ts";
import { countUnread } from "./queries/notices.ts";
import { stopEmails } from "./stop-emails.ts";
import { STOP_ADDRESS } from "./stop-token.ts";

/**
 * The one click by which mailboxes end emails of a kind (RFC 8058: a POST with no cookie and no page), and how an open page hears of
 * news: `event: notice` with how many wait, at first and whenever it changes, for as long as the session lasts.
 */
export const noticeRoutes = new Hono()
  .post(`${STOP_ADDRESS}:token`, async (c) => {
    const stopped = await stopEmails(c.req.param("token"), true);
    return stopped.ok ? c.text("Não escrevemos mais sobre isto.") : c.text("Não encontrado", 404);
  })
  .get("/eventos/avisos", async (c) => {
    const cookie = c.req.header("cookie") ?? null;
    const viewer = await findViewer(cookie);
    // A session that ended: to this answer the browser does not come back.
    if (!viewer) return c.body(null, 204);
    return liveAnswer(c, {
      userId: viewer.userId,
      channel: "notice",
      isMine: (userId) => userId === viewer.userId,
      send: async (stream) => {
        if ((await findViewer(cookie))?.userId !== viewer.userId) return stream.abort();
        await stream.writeSSE({ event: "notice", data: JSON.stringify({ unread: await countUnread(viewer.userId) }) });
      },
    });
  });
