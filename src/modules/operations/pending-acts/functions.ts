import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { confirmationsAdminDoor, deskAdminDoor } from "#platform/admin-doors.ts";
import { confirmAct, refuseAct, withdrawAct } from "./answer-act.ts";
import { listActs } from "./queries/list-acts.ts";
import { pendingActInput, refuseActInput } from "./schema.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

export const getPendingActs = confirmationsAdminDoor({ method: "GET" }).handler(({ context: { viewer } }) => listActs(viewer));

export const confirmActFn = confirmationsAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(pendingActInput)
  .handler(async ({ data, context: { viewer } }) => told(await confirmAct(viewer, data.actId)));

export const refuseActFn = confirmationsAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(refuseActInput)
  .handler(async ({ data, context: { viewer } }) => told(await refuseAct(viewer, data)));

export const withdrawActFn = deskAdminDoor({ method: "POST" })
  .validator(pendingActInput)
  .handler(async ({ data, context: { viewer } }) => told(await withdrawAct(viewer, data.actId)));
