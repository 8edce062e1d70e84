import { setResponseStatus } from "@tanstack/react-start/server";
import type { Refusal } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { requireStepUp } from "./step-up.ts";

type Called = { context: { viewer: Viewer } };

/**
 * Around the handler of a door whose verb harms when somebody else's hand makes it: who calls proved within 5 minutes that it is them, or
 * the call answers `step_up_needed`. A handler is called after what was sent was validated, so nobody is asked for their password only to be
 * told that a field is empty.
 */
export const proveFirst =
  <C extends Called, A>(verb: (call: C) => A | Promise<A>) =>
  async (call: C): Promise<A> => {
    const proved = await requireStepUp(db, call.context.viewer);
    if (proved.ok) return verb(call);
    setResponseStatus(403);
    return endHere(proved);
  };

/** The refusal as the answer: the types of a verb's answers do not know it, and `useStepUp` on the screen does. */
function endHere(refusal: Refusal<"step_up_needed">): never;
function endHere(refusal: unknown): unknown {
  return refusal;
}
