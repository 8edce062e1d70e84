import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { listen } from "#platform/bus.ts";
import { liveStreams } from "#platform/metrics.ts";
import { findViewer } from "#platform/session.ts";
import { countUnread } from "./queries/notices.ts";
import { stopLetters } from "./stop-letters.ts";
import { STOP_ADDRESS } from "./stop-token.ts";

const HEARTBEAT_MS = 15_000;
const MAX_MINUTES = 60;

/**
 * The one click by which mailboxes end letters of a kind (RFC 8058: a POST with no cookie and no page), and how an open page hears of
 * news: `event: notice` with how many wait, at first and whenever it changes, for as long as the session lasts.
 */
export const noticeRoutes = new Hono()
  .post(`${STOP_ADDRESS}:token`, bodyLimit({ maxSize: 4096 }), async (c) => {
    const stopped = await stopLetters(c.req.param("token"), true);
    return stopped.ok ? c.text("Não escrevemos mais sobre isto.") : c.text("Não encontrado", 404);
  })
  .get("/eventos/avisos", async (c) => {
    const cookie = c.req.header("cookie") ?? null;
    const viewer = await findViewer(cookie);
    if (!viewer) return c.text("Não encontrado", 404);
    c.header("cache-control", "private, no-store");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      liveStreams.inc();
      const tell = async (): Promise<void> => {
        if ((await findViewer(cookie))?.userId !== viewer.userId) return stream.abort();
        await stream.writeSSE({ event: "notice", data: JSON.stringify({ unread: await countUnread(viewer.userId) }) });
      };
      const stopListening = listen("notice", (userId) => {
        if (userId === viewer.userId) void tell().catch(() => stream.abort());
      });
      stream.onAbort(stopListening);
      try {
        await tell();
        for (let beat = 0; beat < (MAX_MINUTES * 60_000) / HEARTBEAT_MS && !stream.aborted; beat++) {
          await stream.sleep(HEARTBEAT_MS);
          await stream.write(": vivo\n\n");
        }
      } finally {
        stopListening();
        liveStreams.dec();
      }
    });
  });
