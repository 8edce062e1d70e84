import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { liveAnswer } from "#platform/http/live-answer.ts";
import { findViewer, isSessionOpen, type Viewer } from "#platform/session.ts";
import { orders } from "./tables.ts";

/**
 * Server-sent events for an open page: `event: order` with the new status. Only for the order's buyer, while their session is
 * valid.
 */
export const orderRoutes = new Hono().get("/eventos/pedido/:orderId", async (c) => {
  const orderId = c.req.param("orderId");
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  const status = viewer && isUuid(orderId) ? await statusFor(viewer, orderId) : null;
  if (!viewer || !status) return c.text("Não encontrado", 404);
  return liveAnswer(c, {
    userId: viewer.userId,
    channel: "order",
    isMine: (moved) => moved === orderId,
    send: async (stream) => {
      const now = await statusFor(viewer, orderId);
      if (now === null) return stream.abort();
      await stream.writeSSE({ event: "order", data: JSON.stringify({ status: now }) });
    },
  });
});

/** The status of an order of this person; null when it is not theirs, or their session is over. */
async function statusFor(viewer: Viewer, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, viewer.userId), isSessionOpen(viewer)));
  return row?.status ?? null;
}
