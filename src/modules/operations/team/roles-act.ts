import * as z from "zod";
import { ADMIN_ROLES, OWNER, ROLE_NAMES } from "#kit/admin-roles.ts";
import { idField } from "#kit/fields.ts";
import { listOf } from "#kit/format.ts";
import { ok } from "#kit/outcome.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { changeRolesWithin } from "./change-roles.ts";
import { teamMessages } from "./messages.ts";
import { findMember } from "./queries.ts";
import type { TeamRefusal } from "./schema.ts";

const roles = z.array(z.enum(ADMIN_ROLES));
const storedArgs = z.object({ userId: idField, from: roles, to: roles, motivo: z.string() });

type StoredArgs = z.output<typeof storedArgs>;
const names = (some: StoredArgs["to"]): string => (some.length > 0 ? listOf(some.map((role) => ROLE_NAMES[role])) : "nenhum");

/** Giving or taking the owner's role. The others an owner gives and takes alone. */
export const rolesAct: GraveAct<StoredArgs, TeamRefusal> = {
  name: "mudar-dono",
  what: "uma mudança de quem é Dono",
  area: "team",
  args: storedArgs,
  isGrave: (_tx, { from, to }) => from.includes(OWNER) !== to.includes(OWNER),
  subject: ({ userId }) => userId,
  run: async (tx, doer, input) => {
    const changed = await changeRolesWithin(tx, doer, { ...input, reason: input.motivo });
    return changed.ok ? ok(input) : changed;
  },
  describe: async (on, { userId, from, to }) => {
    const { name, email } = (await findMember(on, userId)) ?? { name: "quem apagou a conta", email: "" };
    const title = to.includes(OWNER) ? `Dar o papel Dono a ${name}` : `Tirar o papel Dono de ${name}`;
    return { title, lines: [`A conta é ${email}.`, `Papéis: de ${names(from)} para ${names(to)}.`] };
  },
  messages: teamMessages,
};
