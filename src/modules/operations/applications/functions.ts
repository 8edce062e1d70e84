import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { applicationsAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { approveApplication } from "#modules/stores/applications/review/approve-application.ts";
import { askChanges } from "#modules/stores/applications/review/ask-changes.ts";
import { markItem } from "#modules/stores/applications/review/mark-item.ts";
import { refuseApplication } from "#modules/stores/applications/review/refuse-application.ts";
import { startReview } from "#modules/stores/applications/review/start-review.ts";
import { assignApplication } from "#modules/stores/applications/review/assign-application.ts";
import { saveChecklist } from "#modules/stores/applications/save-checklist.ts";
import {
  askInput,
  assignInput,
  markInput,
  refuseInput,
  applicationInput,
  saveChecklistInput,
} from "#modules/stores/applications/schema.ts";
import { readChecklists } from "./queries/checklists.ts";
import { findApplicationRow } from "./queries/find.ts";
import { listApplications } from "./queries/list.ts";
import { applicationList } from "./search.ts";

/** Who wants to sell, as the address asks. */
export const getApplications = applicationsAdminDoor({ method: "GET" })
  .validator(applicationList.read)
  .handler(({ data, context: { viewer } }) => listApplications(data, viewer.userId));

/** One application, for who decides. */
export const getApplicationToReview = applicationsAdminDoor({ method: "GET" })
  .validator(applicationInput)
  .handler(async ({ data, context: { viewer } }) => {
    const application = await findApplicationRow(data.applicationId, viewer.userId);
    if (!application) throw notFound();
    return application;
  });

export const assignApplicationFn = applicationsAdminDoor({ method: "POST" })
  .validator(assignInput)
  .handler(async ({ data, context: { viewer } }) => respond(await assignApplication(viewer.userId, data)));

export const startApplicationReview = applicationsAdminDoor({ method: "POST" })
  .validator(applicationInput)
  .handler(async ({ data, context: { viewer } }) => respond(await startReview(viewer.userId, data.applicationId)));

export const markApplicationItem = applicationsAdminDoor({ method: "POST" })
  .validator(markInput)
  .handler(async ({ data, context: { viewer } }) => respond(await markItem(viewer.userId, data)));

export const askApplicationChanges = applicationsAdminDoor({ method: "POST" })
  .validator(askInput)
  .handler(async ({ data, context: { viewer } }) => respond(await askChanges(viewer.userId, data)));

export const approveApplicationAsAdmin = applicationsAdminDoor({ method: "POST" })
  .validator(applicationInput)
  .handler(
    proveFirst(async ({ data, context: { viewer } }) => respond(await approveApplication(viewer.userId, data.applicationId))),
  );

export const refuseApplicationAsAdmin = applicationsAdminDoor({ method: "POST" })
  .validator(refuseInput)
  .handler(async ({ data, context: { viewer } }) => respond(await refuseApplication(viewer.userId, data)));

/** What is asked of who wants to sell, with its versions. */
export const getChecklists = applicationsAdminDoor({ method: "GET" }).handler(() => readChecklists());

export const saveChecklistFn = applicationsAdminDoor({ method: "POST" })
  .validator(saveChecklistInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await saveChecklist(viewer.userId, data))));
