import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { listen } from "#platform/bus.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { liveStreams } from "#platform/metrics.ts";
import { findViewer, mayNow } from "#platform/session.ts";
import { rangeOf } from "../../analytics/rules/range.ts";
import { daysFile } from "./days-file.ts";
import { PLATFORM_DAYS_FILE, MARKET_NEWS, readPlatformSearch } from "./schema.ts";

const BEAT_MS = 1_000;
const BEATS_BETWEEN_SIGNS = 15;
const MAX_BEATS = 3_600;

/** For admins, and for others nothing at all: the market's days as a spreadsheet, and `event: orders`, at most one a second, when orders move. */
export const platformRoutes = new Hono()
  .get(PLATFORM_DAYS_FILE, async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!mayNow(viewer, "read", "overview")) return c.text("Não encontrado", 404);
    const range = rangeOf(readPlatformSearch(c.req.query()), new Date());
    return csvAnswer(`${fileBrand()}-${range.from}-a-${range.to}.csv`, daysFile(range));
  })
  .get(MARKET_NEWS, async (c) => {
    const cookie = c.req.header("cookie") ?? null;
    if (!mayNow(await findViewer(cookie), "read", "overview")) return c.text("Não encontrado", 404);
    c.header("cache-control", "private, no-store");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      liveStreams.inc();
      let moved = true;
      const move = () => void (moved = true);
      const stopListening = listen("order", move, move);
      stream.onAbort(stopListening);
      try {
        for (let beat = 0; beat < MAX_BEATS && !stream.aborted; beat++) {
          if (moved) {
            moved = false;
            if (!mayNow(await findViewer(cookie), "read", "overview")) return;
            await stream.writeSSE({ event: "orders", data: "{}" });
          } else if (beat % BEATS_BETWEEN_SIGNS === 0) await stream.write(": vivo\n\n");
          await stream.sleep(BEAT_MS);
        }
      } finally {
        stopListening();
        liveStreams.dec();
      }
    });
  });
