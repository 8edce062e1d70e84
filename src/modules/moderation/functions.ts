import { proveFirst } from "#modules/accounts/prove-first.ts";
import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { limitTo, visitorDoor } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { decideHeldQuestion } from "./decide-held-question.ts";
import { decideReport } from "./decide-report.ts";
import { readModerationQueue } from "./queries.ts";
import { reportContent } from "./report-content.ts";
import { decideHeldInput, decideReportInput, reportInput, undoDecisionInput } from "./schema.ts";
import { undoDecision } from "./undo/undo-decision.ts";

/** Anybody says that something public is wrong. */
export const reportContentFn = visitorDoor({ method: "POST" })
  .middleware([limitTo({ name: "report", points: 20, seconds: 3600, shared: true })])
  .validator(reportInput)
  .handler(async ({ data, context: { viewer } }) => {
    return respond(await reportContent(viewer, data));
  });

/** What waits for a person of the platform: complaints, and what the automatic check held. */
export const getModerationQueue = moderationAdminDoor({ method: "GET" }).handler(() => readModerationQueue());

export const decideReportFn = moderationAdminDoor({ method: "POST" })
  .validator(decideReportInput)
  .handler(proveFirst(({ data, context: { viewer } }) => decideReport(viewer.userId, data)));

export const decideHeldQuestionFn = moderationAdminDoor({ method: "POST" })
  .validator(decideHeldInput)
  .handler(({ data, context: { viewer } }) => decideHeldQuestion(viewer.userId, data));

export const undoDecisionFn = moderationAdminDoor({ method: "POST" })
  .validator(undoDecisionInput)
  .handler(proveFirst(({ data, context: { viewer } }) => undoDecision(viewer.userId, data)));
