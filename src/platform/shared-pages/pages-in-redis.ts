import { askRedis, installationPrefix, runTogether } from "../redis.ts";
import { MOST_PAGES, type PageStore, RETENTION_MS } from "./page-store.ts";

export const pagesInRedis: PageStore = {
  async find(name) {
    const prefix = await pagesPrefix();
    const [found, time] = await askRedis((redis) => runTogether(redis.multi().getBuffer(`${prefix}:${name}`).time()));
    return { bytes: found instanceof Buffer ? found : null, now: inMs(time) };
  },

  async store(name, bytes, askedAt) {
    const prefix = await pagesPrefix();
    const [page, index] = [`${prefix}:${name}`, `${prefix}s`];
    const [, , , over] = await askRedis((redis) =>
      runTogether(
        redis
          .multi()
          .set(page, bytes, "PX", RETENTION_MS)
          .zadd(index, askedAt, page)
          .zremrangebyscore(index, "-inf", askedAt - RETENTION_MS)
          .zrange(index, 0, -(MOST_PAGES + 1))
          .pexpire(index, RETENTION_MS),
      ),
    );
    const oldest = Array.isArray(over) ? over.map(String) : [];
    if (oldest.length > 0)
      await askRedis((redis) =>
        runTogether(
          redis
            .multi()
            .unlink(oldest)
            .zrem(index, ...oldest),
        ),
      );
  },
};

const pagesPrefix = async (): Promise<string> => `${await installationPrefix()}:page`;

/** Redis returns seconds and microseconds. */
function inMs(time: unknown): number {
  const [seconds, micros] = Array.isArray(time) ? time.map(Number) : [];
  return (seconds ?? Number.NaN) * 1000 + (micros ?? Number.NaN) / 1000;
}
