import { productsAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { decideWaitingPublication } from "./decide-publication.ts";
import { listWaitingPublications } from "./queries.ts";
import { approvePublicationInput, refusePublicationInput } from "./schema.ts";

/** The publications that wait for somebody to look, the oldest first. */
export const getWaitingPublications = productsAdminDoor({ method: "GET" }).handler(() => listWaitingPublications());

export const approvePublicationFn = productsAdminDoor({ method: "POST" })
  .validator(approvePublicationInput)
  .handler(async ({ data, context: { viewer } }) =>
    respond(await decideWaitingPublication(viewer.userId, { ...data, isApproved: true, reason: "conferido" })),
  );

export const refusePublicationFn = productsAdminDoor({ method: "POST" })
  .validator(refusePublicationInput)
  .handler(async ({ data: { motivo, ...read }, context: { viewer } }) =>
    respond(await decideWaitingPublication(viewer.userId, { ...read, isApproved: false, reason: motivo })),
  );
