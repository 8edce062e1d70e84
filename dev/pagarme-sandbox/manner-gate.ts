import type { MiddlewareHandler } from "hono";
import type { Sandbox } from "./sandbox.ts";

/** Refuses, as the real one does, a key that is wrong and an address that is not listed. */
export function mannerGate({ manner }: Sandbox): MiddlewareHandler {
  return async (c, next) => {
    if (!manner.key_allowed) return c.json({ message: "Authorization has been denied for this request." }, 401);
    const isWithdrawal = c.req.path.includes("/transfers") && c.req.method === "POST";
    if (manner.origin_allowed && (manner.transfers_allowed || !isWithdrawal)) return next();
    if (c.req.path.endsWith("/default-bank-account"))
      return c.json({ message: "Request denied. Second authentication factor is necessary." }, 400);
    if (c.req.path.includes("/transfers"))
      return c.json({ message: "IP de origem não autorizado a realizar essa operação." }, 401);
    return c.json({ message: "Forbidden." }, 403);
  };
}
