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
const kept = z.object({
  alvo: z.object({ kind: z.enum(AGREED_FOR), id: z.number().int() }),
  fromBps: bps,
  toBps: bps,
  motivo: z.string(),
});
type Kept = z.output<typeof kept>;

function titleOf({ fromBps, toBps }: Kept, name: string): string {
  if (toBps === null) return `Encerrar a comissão da categoria ${name}`;
  if (fromBps === null) return `Cobrar comissão de ${formatBasisPoints(toBps)} na categoria ${name}`;
  return `Mudar a comissão da categoria ${name} de ${formatBasisPoints(fromBps)} para ${formatBasisPoints(toBps)}`;
}

/** What is charged to everybody of a category needs two persons; what was agreed with one store is one owner's word. */
export const commissionAct: GraveAct<Kept, CommissionRefusal | OwnCase> = {
  name: "comissao-de-categoria",
  what: "uma mudança na comissão de uma categoria",
  area: "commissions",
  kept,
  isGrave: ({ alvo }) => alvo.kind === "categoria",
  subject: ({ alvo }) => targetKey(alvo),
  run: async (tx, doer, asked) => {
    const set = await setCommissionWithin(tx, doer, asked);
    return set.ok ? ok(asked) : set;
  },
  tell: async (on, asked) => {
    const name = (await findCategoryName(on, asked.alvo.id)) ?? "que não existe mais";
    const ended = asked.toBps === null && asked.fromBps !== null ? [`Era ${formatBasisPoints(asked.fromBps)}.`] : [];
    return {
      title: titleOf(asked, name),
      lines: [...ended, "Vale para as vendas de todos os autores nela, a partir da confirmação."],
    };
  },
  messages: commissionMessages,
};
