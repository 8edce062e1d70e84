import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { isUuid } from "#kit/id.ts";
import { listen } from "#platform/bus.ts";
import { db } from "#platform/db.ts";
import { liveStreams } from "#platform/metrics.ts";
import { findViewer } from "#platform/session.ts";
import { orders } from "./tables.ts";

const HEARTBEAT_MS = 15_000;
const MAX_MINUTES = 60;

/** Tells an open page that its order moved: `event: order` with the new status. Only to who placed it. */
export const orderRoutes = new Hono().get("/eventos/pedido/:orderId", async (c) => {
  const orderId = c.req.param("orderId");
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  const status = viewer && isUuid(orderId) ? await statusOf(viewer.userId, orderId) : null;
  if (!viewer || !status) return c.text("Não encontrado", 404);
  c.header("cache-control", "private, no-store");
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    liveStreams.inc();
    const tell = async (): Promise<void> => {
      const now = await statusOf(viewer.userId, orderId);
      await stream.writeSSE({ event: "order", data: JSON.stringify({ status: now }) });
    };
    const stopListening = listen("order", (moved) => {
      if (moved === orderId) void tell().catch(() => stream.abort());
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

async function statusOf(userId: string, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return row?.status ?? null;
}
