import { createMiddleware } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";
import { db } from "#platform/db.ts";
import { endCall } from "#platform/door/end-call.ts";
import type { Viewer } from "#platform/session.ts";
import { requireStepUp } from "./step-up.ts";

/**
 * Put after a door whose verb harms when somebody else's hand makes it: who calls proved within 5 minutes that it is them, or the
 * call answers `step_up_needed`.
 */
export const proveFirst = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  const { viewer } = context as unknown as { viewer: Viewer };
  const proved = await requireStepUp(db, viewer);
  if (proved.ok) return next();
  setResponseStatus(403);
  return endCall(proved);
});
