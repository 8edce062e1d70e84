import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { teamAdminDoor } from "#platform/admin-doors.ts";
import { addToTeam } from "./add-to-team.ts";
import { changeRoles } from "./change-roles.ts";
import { listTeam } from "./queries.ts";
import { addToTeamInput, changeRolesInput } from "./schema.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "no_account" ? 422 : 409);
  return answer;
}

/** Who looks after the platform, and as what. */
export const getTeam = teamAdminDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  team: await listTeam(viewer.userId),
}));

export const addToTeamFn = teamAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(addToTeamInput)
  .handler(async ({ data, context: { viewer } }) => told(await addToTeam(viewer, data)));

export const changeRolesFn = teamAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(changeRolesInput)
  .handler(async ({ data: { userId, from, papeis, motivo }, context: { viewer } }) =>
    told(await changeRoles(viewer, { userId, from, to: papeis, reason: motivo })),
  );
