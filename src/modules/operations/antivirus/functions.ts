import { setResponseStatus } from "@tanstack/react-start/server";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { readAntivirus } from "#modules/catalog/antivirus/queries/read-antivirus.ts";
import type { Outcome } from "#kit/outcome.ts";
import { systemAdminDoor } from "#platform/admin-doors.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { releaseAct, undoReleaseAsAdmin } from "./release-act.ts";
import { releaseInput } from "./schema.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** What the antivirus found, what waits for it, and which releases wait for another owner. */
export const getAntivirus = systemAdminDoor({ method: "GET" }).handler(async () => {
  const [facts, waiting] = await Promise.all([readAntivirus(), waitingSubjects(releaseAct.name)]);
  return { ...facts, found: facts.found.map((row) => ({ ...row, waitsForOwner: waiting.includes(row.id) })) };
});

export const releaseInfectedFn = systemAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(releaseInput)
  .handler(async ({ data, context: { viewer } }) => told(await askOrDo(viewer, releaseAct, data)));

export const undoReleaseFn = systemAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(releaseInput)
  .handler(async ({ data, context: { viewer } }) => told(await undoReleaseAsAdmin(viewer, data)));
