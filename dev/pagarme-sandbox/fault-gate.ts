import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Sandbox } from "./sandbox.ts";

export type SandboxEnv = { Bindings: Partial<HttpBindings> };

/** Makes the faults in force happen to the calls of the API. */
export function faultGate(sandbox: Sandbox): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const fault = sandbox.faults.match(c.req.method, c.req.path);
    if (!fault) return next();
    switch (fault.kind) {
      case "down":
        return hangUp(c);
      case "429":
        return c.json({ message: "Too many requests." }, 429);
      case "500":
        return c.json({ message: "Internal server error." }, 500);
      case "slow":
        await wait(fault.delay_ms);
        return next();
      case "500-after-commit":
        await next();
        c.res = c.json({ message: "Internal server error." }, 500);
        return;
      case "timeout-after-commit":
        await next();
        await wait(60_000, c.req.raw.signal);
        return hangUp(c);
      case "truncate": {
        await next();
        const body = await c.res.text();
        c.res = new Response(body.slice(0, Math.floor(body.length / 2)), {
          status: c.res.status,
          headers: { "content-type": "application/json" },
        });
      }
    }
  };
}

/** Cuts the connection without an answer. */
function hangUp(c: Context<SandboxEnv>): Response {
  c.env?.incoming?.socket.destroy();
  return c.body(null, 503);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
