import type { MiddlewareHandler } from "hono";
import type { Sandbox } from "./sandbox.ts";

const lifeMs = 24 * 3_600_000;

type Kept = { until: number; answer: (() => unknown) | string | null };

/** Results by Idempotency-Key for 24 h. The first result wins, whatever the second body says. */
export class IdempotencyShelf {
  private kept = new Map<string, Kept>();

  clear(): void {
    this.kept.clear();
  }

  middleware(sandbox: Sandbox): MiddlewareHandler {
    return async (c, next) => {
      const key = c.req.header("idempotency-key");
      if (!key) return next();
      const now = sandbox.clock.now();
      this.forgetOld(now);
      const known = this.kept.get(key);
      if (known?.answer === null)
        return c.json({ message: "The request with this idempotency key is still being processed." }, 409);
      if (known)
        return typeof known.answer === "string"
          ? c.body(known.answer, 200, { "content-type": "application/json" })
          : c.json(known.answer() as object);
      const kept: Kept = { until: now + lifeMs, answer: null };
      this.kept.set(key, kept);
      try {
        await next();
      } finally {
        if (c.res.ok) kept.answer = c.get("again") ?? (await c.res.clone().text());
        else this.kept.delete(key);
      }
    };
  }

  private forgetOld(now: number): void {
    for (const [key, kept] of this.kept) {
      if (kept.until > now) return;
      this.kept.delete(key);
    }
  }
}

declare module "hono" {
  interface ContextVariableMap {
    /** How to answer again to the same key: spares keeping the whole text of each order. */
    again: () => unknown;
  }
}
