import { Hono } from "hono";
import { cors } from "hono/cors";
import { createToken, readCard, renderToken } from "../cards/token.ts";
import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";

/** Card tokens, asked for by the browser with the public key only. */
export function tokenRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.use("/tokens/*", cors({ origin: "*", allowMethods: ["GET", "POST"] }));
  routes.use("/tokens/*", async (c, next) => {
    if (c.req.query("appId") !== sandbox.options.publicKey)
      throw new Refusal(401, "Authorization has been denied for this request.");
    return next();
  });

  routes.post("/tokens", async (c) => {
    const { allowed_domains } = sandbox.manner;
    if (allowed_domains && !allowed_domains.includes(c.req.header("origin") ?? ""))
      throw new Refusal(403, "Domain not registered.");
    const body = await readJson(c);
    const face = readCard(body.card, "request.card", sandbox.clock.now());
    return c.json(renderToken(createToken(sandbox, face)));
  });

  routes.get("/tokens/:id", (c) => {
    const token = sandbox.tokens.get(c.req.param("id"));
    if (!token || token.expiresAtMs <= sandbox.clock.now()) throw new Refusal(404, "Token not found.");
    return c.json(renderToken(token));
  });

  return routes;
}
