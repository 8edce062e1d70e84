import type { MiddlewareHandler } from "hono";
import type { Sandbox } from "./sandbox.ts";

type Cached = { until: number; answer: (() => unknown) | string | null };

/** Results by Idempotency-Key, method and path, for a day unless told. The first result wins, whatever the second body says. */
export class IdempotencyStore {
  private cached = new Map<string, Cached>();

  clear(): void {
    this.cached.clear();
  }

  middleware(sandbox: Sandbox): MiddlewareHandler {
    return async (c, next) => {
      const header = c.req.header("idempotency-key");
      if (!header) return next();
      const key = `${c.req.method} ${c.req.path} ${header}`;
      const now = sandbox.clock.now();
      this.forgetOld(now);
      const known = this.cached.get(key);
      if (known?.answer === null)
        return c.json({ message: "The request with this idempotency key is still being processed." }, 409);
      if (known)
        return typeof known.answer === "string"
          ? c.body(known.answer, 200, { "content-type": "application/json" })
          : c.json(known.answer() as object);
      const cached: Cached = { until: now + sandbox.manner.idempotency_minutes * 60_000, answer: null };
      this.cached.set(key, cached);
      try {
        await next();
      } finally {
        if (c.res.ok) cached.answer = c.get("again") ?? (await c.res.clone().text());
        else this.cached.delete(key);
      }
    };
  }

  private forgetOld(now: number): void {
    for (const [key, cached] of this.cached) {
      if (cached.until > now) return;
      this.cached.delete(key);
    }
  }
}

declare module "hono" {
  interface ContextVariableMap {
    /** How to answer again to the same key: spares keeping the whole text of each order. */
    again: () => unknown;
  }
}
