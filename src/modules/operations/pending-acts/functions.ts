import { proveFirst } from "#modules/accounts/prove-first.ts";
import { confirmationsAdminDoor, deskAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { confirmAct, refuseAct, withdrawAct } from "./answer-act.ts";
import { listActs } from "./queries/list-acts.ts";
import { pendingActInput, refuseActInput } from "./schema.ts";

export const getPendingActs = confirmationsAdminDoor({ method: "GET" }).handler(({ context: { viewer } }) => listActs(viewer));

export const confirmActFn = confirmationsAdminDoor({ method: "POST" })
  .validator(pendingActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await confirmAct(viewer, data.actId))));

export const refuseActFn = confirmationsAdminDoor({ method: "POST" })
  .validator(refuseActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await refuseAct(viewer, data))));

export const withdrawActFn = deskAdminDoor({ method: "POST" })
  .validator(pendingActInput)
  .handler(async ({ data, context: { viewer } }) => respond(await withdrawAct(viewer, data.actId)));
