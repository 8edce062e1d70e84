import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { formatMoney } from "#kit/money.ts";
import { ok, refuse } from "#kit/outcome.ts";
import type { OwnCase } from "#modules/accounts/record-decision.ts";
import { decideWithdrawalWithin, isAboutUnknown } from "#modules/payouts/withdrawals/decide-withdrawal.ts";
import { proveAbsence } from "#modules/payouts/withdrawals/prove-absence.ts";
import { findWithdrawalSize } from "#modules/payouts/withdrawals/queries.ts";
import { type DecideRefusal, DECISIONS } from "#modules/payouts/withdrawals/schema.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { decideMessages } from "./messages.ts";

const decidedArgs = z.object({ withdrawalId: idField, decision: z.enum(DECISIONS), motivo: z.string() });

/**
 * Deciding a withdrawal. Of one whose answer was lost two persons decide, and the provider says each time that it never happened: what left
 * already would leave twice. Approving or refusing one under review is one person's.
 */
export const withdrawalAct: GraveAct<z.output<typeof decidedArgs>, DecideRefusal | OwnCase> = {
  name: "decidir-saque",
  what: "a decisão de um saque sem resposta da Pagar.me",
  area: "withdrawals",
  args: decidedArgs,
  isGrave: (_tx, input) => isAboutUnknown(input),
  subject: ({ withdrawalId }) => withdrawalId,
  about: ({ withdrawalId }) => ({ kind: "saque", id: withdrawalId }),
  before: async (input) => (isAboutUnknown(input) && !(await proveAbsence(input.withdrawalId)) ? refuse("too_early") : ok()),
  run: async (tx, { viewer }, input) => {
    const { motivo: reason, ...decided } = input;
    const done = await decideWithdrawalWithin(tx, viewer, { ...decided, reason });
    return done.ok ? ok(input) : done;
  },
  describe: async (on, { withdrawalId, decision }) => {
    const found = await findWithdrawalSize(on, withdrawalId);
    if (!found) return { title: "Decidir um saque que não existe mais", lines: [] };
    const what = `o saque de ${formatMoney(found.amountCents)} de ${found.storeName}`;
    return decision === "reenviar"
      ? {
          title: `Enviar de novo ${what}`,
          lines: ["A Pagar.me não respondeu ao primeiro envio e diz que ele não saiu. Se tiver saído, o valor sai duas vezes."],
        }
      : {
          title: `Devolver ao saldo ${what}`,
          lines: [
            "A Pagar.me não respondeu ao envio e diz que ele não saiu. Se tiver saído, a loja fica com o valor e com o saldo.",
          ],
        };
  },
  messages: decideMessages,
};
