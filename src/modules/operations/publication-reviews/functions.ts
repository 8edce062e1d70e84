import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { productsAdminDoor } from "#platform/admin-doors.ts";
import { decideWaitingPublication } from "./decide-publication.ts";
import { listWaitingPublications } from "./queries.ts";
import { approvePublicationInput, refusePublicationInput } from "./schema.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** The publications that wait for somebody to look, the oldest first. */
export const getWaitingPublications = productsAdminDoor({ method: "GET" }).handler(() => listWaitingPublications());

export const approvePublicationFn = productsAdminDoor({ method: "POST" })
  .validator(approvePublicationInput)
  .handler(async ({ data, context: { viewer } }) =>
    told(await decideWaitingPublication(viewer.userId, { ...data, isApproved: true, reason: "conferido" })),
  );

export const refusePublicationFn = productsAdminDoor({ method: "POST" })
  .validator(refusePublicationInput)
  .handler(async ({ data: { motivo, ...read }, context: { viewer } }) =>
    told(await decideWaitingPublication(viewer.userId, { ...read, isApproved: false, reason: motivo })),
  );
