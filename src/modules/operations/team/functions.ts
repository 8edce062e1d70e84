import { proveFirst } from "#modules/accounts/prove-first.ts";
import { teamAdminDoor } from "#platform/admin-doors.ts";
import { respondWith } from "#platform/respond.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { addToTeam } from "./add-to-team.ts";
import { listTeam } from "./queries.ts";
import { rolesAct } from "./roles-act.ts";
import { addToTeamInput, changeRolesInput } from "./schema.ts";

const respond = respondWith({ no_account: 422 }, 409);

/** Who looks after the platform, and as what. `newWait`: somebody would enter it once another owner confirms. */
export const getTeam = teamAdminDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const [team, waiting] = await Promise.all([listTeam(viewer.userId), waitingSubjects(rolesAct.name)]);
  const isOfTeam = (userId: string) => team.some((member) => member.userId === userId);
  return {
    team: team.map((member) => ({ ...member, waits: waiting.includes(member.userId) })),
    newWait: waiting.some((userId) => !isOfTeam(userId)),
  };
});

export const addToTeamFn = teamAdminDoor({ method: "POST" })
  .validator(addToTeamInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await addToTeam(viewer, data))));

export const changeRolesFn = teamAdminDoor({ method: "POST" })
  .validator(changeRolesInput)
  .handler(
    proveFirst(async ({ data: { userId, from, papeis, motivo }, context: { viewer } }) =>
      respond(await askOrDo(viewer, rolesAct, { userId, from, to: papeis, motivo })),
    ),
  );
