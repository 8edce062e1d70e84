import { setResponseStatus } from "@tanstack/react-start/server";
import { adminDoor, limitTo, visitorDoor } from "#platform/door.ts";
import { decideHeldQuestion as decideHeldVerb } from "./decide-held-question.ts";
import { decideReport as decideReportVerb } from "./decide-report.ts";
import { readModerationQueue } from "./queries.ts";
import { reportContent as reportVerb } from "./report-content.ts";
import { decideHeldInput, decideReportInput, reportInput, undoDecisionInput } from "./schema.ts";
import { undoDecision as undoVerb } from "./undo/undo-decision.ts";

/** Anybody says that something public is wrong. */
export const reportContent = visitorDoor({ method: "POST" })
  .middleware([limitTo({ name: "report", points: 20, seconds: 3600, shared: true })])
  .validator(reportInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await reportVerb(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
    return answer;
  });

/** What waits for a person of the house: complaints, and what the automatic check held. */
export const getModerationQueue = adminDoor({ method: "GET" }).handler(() => readModerationQueue());

export const decideReport = adminDoor({ method: "POST" })
  .validator(decideReportInput)
  .handler(({ data, context: { viewer } }) => decideReportVerb(viewer.userId, data));

export const decideHeldQuestion = adminDoor({ method: "POST" })
  .validator(decideHeldInput)
  .handler(({ data, context: { viewer } }) => decideHeldVerb(viewer.userId, data));

export const undoDecision = adminDoor({ method: "POST" })
  .validator(undoDecisionInput)
  .handler(({ data, context: { viewer } }) => undoVerb(viewer.userId, data));
