import { proveFirst } from "#modules/accounts/prove-first.ts";
import { readAntivirus } from "#modules/catalog/antivirus/queries/read-antivirus.ts";
import { systemAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { releaseAct, undoReleaseAsAdmin } from "./release-act.ts";
import { releaseInput } from "./schema.ts";

/** What the antivirus found, what waits for it, and which releases wait for another owner. */
export const getAntivirus = systemAdminDoor({ method: "GET" }).handler(async () => {
  const [facts, waiting] = await Promise.all([readAntivirus(), waitingSubjects(releaseAct.name)]);
  return { ...facts, found: facts.found.map((row) => ({ ...row, waitsForOwner: waiting.includes(row.id) })) };
});

export const releaseInfectedFn = systemAdminDoor({ method: "POST" })
  .validator(releaseInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await askOrDo(viewer, releaseAct, data))));

export const undoReleaseFn = systemAdminDoor({ method: "POST" })
  .validator(releaseInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await undoReleaseAsAdmin(viewer, data))));
