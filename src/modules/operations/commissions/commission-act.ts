import * as z from "zod";
import { AGREED_FOR } from "#modules/pricing/commission.ts";
import type { OwnCase } from "#modules/accounts/record-decision.ts";
import { ok } from "#kit/outcome.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { commissionMessages } from "./messages.ts";
import { findCategoryName } from "./queries/find-category-name.ts";
import { type CommissionRefusal, targetKey } from "./schema.ts";
import { setCommissionWithin } from "./set-commission.ts";

const bps = z.number().int().nullable();
const storedArgs = z.object({
  alvo: z.object({ kind: z.enum(AGREED_FOR), id: z.number().int() }),
  fromBps: bps,
  toBps: bps,
  motivo: z.string(),
});
type StoredArgs = z.output<typeof storedArgs>;

function titleOf({ fromBps, toBps }: StoredArgs, name: string): string {
  if (toBps === null) return `Encerrar a comissão da categoria ${name}`;
  if (fromBps === null) return `Cobrar comissão de ${formatBasisPoints(toBps)} na categoria ${name}`;
  return `Mudar a comissão da categoria ${name} de ${formatBasisPoints(fromBps)} para ${formatBasisPoints(toBps)}`;
}

/** What is charged to everybody of a category needs two persons; what was agreed with one store is one owner's word. */
export const commissionAct: GraveAct<StoredArgs, CommissionRefusal | OwnCase> = {
  name: "comissao-de-categoria",
  what: "uma mudança na comissão de uma categoria",
  area: "commissions",
  args: storedArgs,
  isGrave: (_tx, { alvo }) => alvo.kind === "categoria",
  subject: ({ alvo }) => targetKey(alvo),
  run: async (tx, doer, input) => {
    const set = await setCommissionWithin(tx, doer, input);
    return set.ok ? ok(input) : set;
  },
  describe: async (on, input) => {
    const name = (await findCategoryName(on, input.alvo.id)) ?? "que não existe mais";
    const ended = input.toBps === null && input.fromBps !== null ? [`Era ${formatBasisPoints(input.fromBps)}.`] : [];
    return {
      title: titleOf(input, name),
      lines: [...ended, "Vale para as vendas de todos os autores nela, a partir da confirmação."],
    };
  },
  messages: commissionMessages,
};
