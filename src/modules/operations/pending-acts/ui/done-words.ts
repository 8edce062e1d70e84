import type { ActAnswer } from "#ui/reason-dialog.tsx";
import { WAITS } from "../messages.ts";

/** What is said once an act that may need two persons was sent: what was done, or that it waits. */
export function doneWords({ value }: Extract<ActAnswer, { ok: true }>, done: string): string {
  const waits = typeof value === "object" && value !== null && "waits" in value && value.waits === true;
  return waits ? WAITS : done;
}
