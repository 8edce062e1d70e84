import { Hono } from "hono";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { postRoutes } from "./posts/http.ts";
import { readIdentity } from "./queries.ts";
import { securityText } from "./rules/security-text.ts";

/** RFC 9116: where to tell a flaw; where a password is changed, for whoever keeps passwords; and what the blog has that is not a page. */
export const contentRoutes = new Hono()
  .route("/", postRoutes)
  .get("/.well-known/security.txt", async (c) => {
    const { email } = await readIdentity(db);
    return c.text(securityText({ email, origin: env.publicUrl, now: new Date() }), 200, {
      "cache-control": "public, max-age=86400",
    });
  })
  .get("/.well-known/change-password", (c) => c.redirect("/painel/configuracoes?aba=seguranca", 302));
