import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "./db.ts";

/** How many calls a key may make; `shared` counts across processes (logins, money), else per process. */
export type Limit = { name: string; points: number; seconds: number; shared?: boolean };

const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();

function limiterOf(limit: Limit): RateLimiterMemory | RateLimiterPostgres {
  const known = limiters.get(limit.name);
  if (known) return known;
  const memory = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
  const made = limit.shared
    ? new RateLimiterPostgres({
        ...memory,
        storeClient: pool,
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(memory),
      })
    : new RateLimiterMemory(memory);
  limiters.set(limit.name, made);
  return made;
}

/** Takes one point of `key`; answers null when allowed, or the seconds to wait. */
export async function takePoint(limit: Limit, key: string): Promise<number | null> {
  try {
    await limiterOf(limit).consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** Gives a point of `key` back: what was counted turned out to be fair use. */
export async function returnPoint(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).reward(key);
}

/** IPv4 by /24 and IPv6 by /64, so that one neighbourhood shares a bucket. */
export function ipBucket(ip: string): string {
  if (ip.includes(":") && !ip.startsWith("::ffff:")) return ip.split(":").slice(0, 4).join(":");
  return ip.replace("::ffff:", "").split(".").slice(0, 3).join(".");
}
