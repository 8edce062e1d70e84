import { Hono } from "hono";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { readIdentity } from "./queries.ts";
import { securityText } from "./rules/security-text.ts";

/** RFC 9116: where to tell a flaw. */
export const contentRoutes = new Hono().get("/.well-known/security.txt", async (c) => {
  const { email } = await readIdentity(db);
  return c.text(securityText({ email, origin: env.publicUrl, now: new Date() }), 200, {
    "cache-control": "public, max-age=86400",
  });
});
