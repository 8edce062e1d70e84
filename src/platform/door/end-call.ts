/**
 * What a middleware returns to end a call with this answer, instead of going on with `next()`. The library takes it and its types
 * know only what `next()` gives, hence `never`.
 */
export function endCall(result: unknown): never;
export function endCall(result: unknown): { result: unknown } {
  return { result };
}
