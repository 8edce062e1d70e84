import { expect, vi } from "vitest";

/**
 * What one process has of its own of what several share, as another process has it: its connections, what it keeps, what it counted. The
 * environment is read anew.
 */
export async function startNode(
  environment: Partial<
    Record<
      | "REDIS_URL"
      | "REDIS_PATIENCE_MS"
      | "SHARED_PAGES"
      | "DATABASE_URL"
      | "DATABASE_DIRECT_URL"
      | "PUBLIC_URL"
      | "DEMO_PASSWORD",
      string
    >
  > = {},
) {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  vi.resetModules();
  const bus = await import("#platform/bus.ts");
  const redis = await import("#platform/redis.ts");
  const { db, pool, transact } = await import("#platform/db.ts");
  const limits = await import("#platform/rate-limit.ts");
  const { defineLimit } = await import("#platform/limits.ts");
  const pages = await import("#platform/page-cache.ts");
  const settings = await import("#platform/settings.ts");
  const shared = await import("#platform/shared-pages.ts");
  const { dropSharedPages } = await import("#platform/shared-pages/pages-in-database.ts");
  process.env = before;
  if (environment.REDIS_URL) await vi.waitFor(async () => expect(await redis.redisState()).toBe("ok"), 5_000);
  const stop = async (): Promise<void> => {
    await bus.closeBus();
    redis.closeRedis();
    await pool.end();
  };
  return { ...bus, ...redis, ...limits, ...pages, ...shared, ...settings, db, transact, defineLimit, dropSharedPages, stop };
}

export type Node = Awaited<ReturnType<typeof startNode>>;
