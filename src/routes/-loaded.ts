/** A read's answer; when the door itself turned it away (too many calls, database away) the route's error page shows instead. */
export function loaded<T>(answer: T): T {
  const refused = answer as { ok?: boolean; reason?: string } | null;
  if (refused?.ok === false) throw new Error(refused.reason);
  return answer;
}
