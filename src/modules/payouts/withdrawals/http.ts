import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { liveAnswer } from "#platform/http/live-answer.ts";
import { findViewer } from "#platform/session.ts";
import { findOwnStatus } from "./queries.ts";

/**
 * Server-sent events for an open page: `event: withdrawal` with the new status. Only for the withdrawal's author, while the
 * session is valid.
 */
export const withdrawalRoutes = new Hono().get("/eventos/saque/:withdrawalId", async (c) => {
  const withdrawalId = c.req.param("withdrawalId");
  const cookie = c.req.header("cookie") ?? null;
  const viewer = await findViewer(cookie);
  const status = viewer && isUuid(withdrawalId) ? await findOwnStatus(viewer, withdrawalId) : null;
  if (!viewer || !status) return c.text("Não encontrado", 404);
  return liveAnswer(c, {
    userId: viewer.userId,
    channel: "withdrawal",
    isMine: (moved) => moved === withdrawalId,
    send: async (stream) => {
      if ((await findViewer(cookie))?.userId !== viewer.userId) return stream.abort();
      await stream.writeSSE({
        event: "withdrawal",
        data: JSON.stringify({ status: await findOwnStatus(viewer, withdrawalId) }),
      });
    },
  });
});
