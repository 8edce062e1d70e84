/** How long a 429 asks to wait, in milliseconds, by `Retry-After` (seconds or a date) or by the reset of its limit; null when it does not say. */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const requested = headers.get("retry-after");
  if (requested !== null) return waitOf(requested, nowMs);
  const reset = headers.get("ratelimit-reset") ?? headers.get("x-ratelimit-reset");
  return reset === null ? null : waitOf(reset, nowMs);
}

/** Larger than any wait, smaller than any instant: what is more than this is a moment, in seconds of the epoch. */
const A_YEAR_OF_SECONDS = 31_536_000;
const MOST_MS = 15 * 60_000;

function waitOf(value: string, nowMs: number): number | null {
  const seconds = Number(value);
  const atMs = Number.isNaN(seconds) ? Date.parse(value) : seconds > A_YEAR_OF_SECONDS ? seconds * 1000 : nowMs + seconds * 1000;
  return Number.isNaN(atMs) ? null : Math.min(MOST_MS, Math.max(100, atMs - nowMs));
}
