/**
 * What a middleware returns to end a call with this answer instead of calling `next()`. The library accepts it, but its types only know
 * what `next()` returns, hence `never`.
 */
export function endCall(result: unknown): never;
export function endCall(result: unknown): { result: unknown } {
  return { result };
}
