import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { approveApplication } from "#modules/stores/applications/review/approve-application.ts";
import { askChanges } from "#modules/stores/applications/review/ask-changes.ts";
import { markItem } from "#modules/stores/applications/review/mark-item.ts";
import { refuseApplication } from "#modules/stores/applications/review/refuse-application.ts";
import { startReview } from "#modules/stores/applications/review/start-review.ts";
import { askInput, markInput, refuseInput, requestInput } from "#modules/stores/applications/schema.ts";
import { findRequest, listRequests } from "./queries.ts";
import { readRequestsSearch } from "./schema.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** Who wants to sell, as the address asks. */
export const getRequests = adminDoor({ method: "GET" })
  .validator(readRequestsSearch)
  .handler(({ data }) => listRequests(data));

/** One application, for who decides. */
export const getRequest = adminDoor({ method: "GET" })
  .validator(requestInput)
  .handler(async ({ data, context: { viewer } }) => {
    const request = await findRequest(data.requestId, viewer.userId);
    if (!request) throw notFound();
    return request;
  });

export const startRequestReview = adminDoor({ method: "POST" })
  .validator(requestInput)
  .handler(async ({ data, context: { viewer } }) => told(await startReview(viewer.userId, data.requestId)));

export const markRequestItem = adminDoor({ method: "POST" })
  .validator(markInput)
  .handler(async ({ data, context: { viewer } }) => told(await markItem(viewer.userId, data)));

export const askRequestChanges = adminDoor({ method: "POST" })
  .validator(askInput)
  .handler(async ({ data, context: { viewer } }) => told(await askChanges(viewer.userId, data)));

export const approveRequest = adminDoor({ method: "POST" })
  .validator(requestInput)
  .handler(async ({ data, context: { viewer } }) => told(await approveApplication(viewer.userId, data.requestId)));

export const refuseRequest = adminDoor({ method: "POST" })
  .validator(refuseInput)
  .handler(async ({ data, context: { viewer } }) => told(await refuseApplication(viewer.userId, data)));
