import { Hono } from "hono";
import { leaveNewsletter } from "./change-subscription.ts";
import { LEAVE_ADDRESS } from "./link.ts";

/** The one click by which mailboxes end the emails (RFC 8058: a POST with no cookie and no page). */
export const newsletterRoutes = new Hono().post(`${LEAVE_ADDRESS}:token`, async (c) => {
  const left = await leaveNewsletter(c.req.param("token"));
  return left.ok ? c.text("Não escrevemos mais.") : c.text("Não encontrado", 404);
});
