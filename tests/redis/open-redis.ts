import { type SmallRedis, smallRedis } from "./small-redis.ts";

/** The small one, or with `TEST_REDIS_URL` a Redis or Valkey of one's own, which does not fall silent at a test's word. */
export async function openRedis(): Promise<{ url: string; small: SmallRedis | null; close: () => Promise<void> }> {
  const own = process.env.TEST_REDIS_URL;
  if (own) return { url: own, small: null, close: () => Promise.resolve() };
  const small = await smallRedis();
  return { url: small.url, small, close: small.close };
}
