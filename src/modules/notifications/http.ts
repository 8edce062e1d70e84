import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stopLetters } from "./stop-letters.ts";
import { STOP_ADDRESS } from "./stop-token.ts";

/** The one click by which mailboxes end letters of a kind (RFC 8058: a POST with no cookie and no page). */
export const noticeRoutes = new Hono().post(`${STOP_ADDRESS}:token`, bodyLimit({ maxSize: 4096 }), async (c) => {
  const stopped = await stopLetters(c.req.param("token"), true);
  return stopped.ok ? c.text("Não escrevemos mais sobre isto.") : c.text("Não encontrado", 404);
});
