import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { decideWaitingPublication } from "./decide-publication.ts";
import { listWaitingPublications } from "./queries.ts";
import { approvePublicationInput, refusePublicationInput } from "./schema.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** The publications that wait for somebody to look, the oldest first. */
export const getWaitingPublications = adminDoor({ method: "GET" }).handler(() => listWaitingPublications());

export const approvePublicationFn = adminDoor({ method: "POST" })
  .validator(approvePublicationInput)
  .handler(async ({ data, context: { viewer } }) =>
    told(await decideWaitingPublication(viewer.userId, { ...data, isApproved: true, reason: "conferido" })),
  );

export const refusePublicationFn = adminDoor({ method: "POST" })
  .validator(refusePublicationInput)
  .handler(async ({ data: { motivo, ...read }, context: { viewer } }) =>
    told(await decideWaitingPublication(viewer.userId, { ...read, isApproved: false, reason: motivo })),
  );
