import * as z from "zod";
import { OWNER } from "#kit/admin-roles.ts";
import { idField } from "#kit/fields.ts";
import { ok } from "#kit/outcome.ts";
import { RESET_HOURS } from "#modules/accounts/second-step/reset/schema.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { ALREADY_WAITING } from "../pending-acts/messages.ts";
import { findMember } from "../team/queries.ts";
import { personMessages } from "./messages.ts";
import type { PersonReason } from "./schema.ts";
import { startSecondStepResetWithin } from "./second-step-reset.ts";

const storedArgs = z.object({ userId: idField, motivo: z.string() });

/** Whoever resets the entrance of an owner may become one: of an owner it needs two others, where there are two. */
export const secondStepAct: GraveAct<z.output<typeof storedArgs>, PersonReason> = {
  name: "redefinir-segundo-passo",
  what: "o desligamento da verificação em duas etapas de um Dono",
  area: "people",
  args: storedArgs,
  isGrave: async (tx, { userId }) => (await findMember(tx, userId))?.roles.includes(OWNER) === true,
  subject: ({ userId }) => userId,
  about: ({ userId }) => ({ kind: "pessoa", id: userId }),
  run: async (tx, doer, input) => {
    const started = await startSecondStepResetWithin(tx, doer, input);
    return started.ok ? ok(input) : started;
  },
  describe: async (on, { userId }) => {
    const { name, email } = (await findMember(on, userId)) ?? { name: "quem apagou a conta", email: "" };
    return {
      title: `Desligar a verificação em duas etapas de ${name}, que é Dono`,
      lines: [
        `A conta é ${email}.`,
        `É avisada na confirmação, e desliga ${RESET_HOURS} horas depois, se não usar um código até lá.`,
      ],
    };
  },
  messages: { ...personMessages, already_waiting: ALREADY_WAITING },
};
