import type { MiddlewareHandler } from "hono";
import type { Sandbox } from "./sandbox.ts";

/** HTTP Basic with the secret key as the user and no password; 401 otherwise, as the API answers it. */
export function secretKeyGate(sandbox: Sandbox): MiddlewareHandler {
  const expected = `Basic ${Buffer.from(`${sandbox.options.secretKey}:`).toString("base64")}`;
  return async (c, next) => {
    if (c.req.header("authorization") === expected) return next();
    c.header("X-Payments-Auth", "Unauthorized");
    return c.json({ message: "Authorization has been denied for this request." }, 401);
  };
}
