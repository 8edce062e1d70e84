import { notFound } from "@tanstack/react-router";

/**
 * A read's answer. When the door itself turned it away, the route's own page for that shows instead: nothing is at an address that
 * makes no sense; too many calls and a database away are errors.
 */
export function loaded<T>(answer: T): T {
  const refused = answer as { ok?: boolean; reason?: string } | null;
  if (refused?.ok !== false) return answer;
  if (refused.reason === "invalid") throw notFound();
  throw new Error(refused.reason);
}
