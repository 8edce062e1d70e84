import * as z from "zod";
import { brand } from "#kit/brand/brand.ts";
import { idField } from "#kit/fields.ts";
import { listOf, orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import type { OwnCase } from "#modules/accounts/record-decision.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findOrder } from "#modules/orders/find-order.ts";
import { decideRefundWithin } from "#modules/payments/refunds/decide-refund.ts";
import { refundLinesWithin } from "#modules/payments/refunds/refund-lines.ts";
import { findRefundSize, givenByAdministration, refundCents } from "#modules/payments/refunds/refund-size.ts";
import type { AnswerRefusal, RefundRefusal, SettleRefusal } from "#modules/payments/refunds/schema.ts";
import { refundSetting } from "#modules/payments/refunds/settings.ts";
import { settleByHandWithin } from "#modules/payments/refunds/settle-by-hand.ts";
import type { Db, Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { decideMessages, refundLinesMessages, payMessages } from "./messages.ts";

const isAbove = async (tx: Tx, cents: number): Promise<boolean> =>
  cents > (await readSetting(tx, refundSetting)).twoPersonsAboveCents;

const gone = { title: "Devolver dinheiro de um pedido que não existe mais", lines: [] };

const givenArgs = z.object({
  orderId: idField,
  itemIds: z.array(idField),
  isLegalWithdrawal: z.boolean(),
  /** What it would return when it was asked for; null until then. */
  cents: z.number().int().nullable(),
  motivo: z.string(),
});
type Given = z.output<typeof givenArgs>;

/** Whether it would return more than the limit, with what the administration already gave back of the same order. */
async function isLarge(tx: Tx, input: Given, cents: number): Promise<boolean> {
  return cents > 0 && (await isAbove(tx, cents + (await givenByAdministration(tx, input.orderId))));
}

/** Giving back by the administration's own hand, when it is much. */
export const refundLinesAct: GraveAct<Given, RefundRefusal | OwnCase> = {
  name: "devolver-dinheiro",
  what: "um reembolso de valor alto",
  area: "refunds",
  args: givenArgs,
  isGrave: async (tx, input) => isLarge(tx, input, await refundCents(tx, input)),
  subject: ({ orderId }) => orderId,
  about: ({ orderId }) => ({ kind: "order", id: orderId }),
  run: async (tx, { viewer, askedBy }, input): Promise<Outcome<Given, RefundRefusal | OwnCase>> => {
    const { cents: agreedCents, motivo: reason, ...wanted } = input;
    const cents = await refundCents(tx, input);
    const proved = (await isLarge(tx, input, cents)) ? await requireStepUp(tx, viewer) : ok();
    if (!proved.ok) return proved;
    const agreed = agreedCents === null ? undefined : { askedBy: askedBy.userId, cents: agreedCents };
    const given = await refundLinesWithin(tx, { as: "admin", viewer, agreed }, { ...wanted, reason });
    return given.ok ? ok({ ...input, cents }) : given;
  },
  describe: async (on, { orderId, itemIds, isLegalWithdrawal, cents }) => {
    const order = await findOrder(on, orderId);
    if (!order) return gone;
    const titles = order.items.filter(({ id }) => itemIds.includes(id)).map(({ title }) => title);
    return {
      title: `Devolver ${formatMoney(cents ?? 0)} do pedido ${orderNumber(order.number)}`,
      lines: [`De: ${listOf(titles)}.`, ...(isLegalWithdrawal ? ["É desistência dentro dos 7 dias da lei."] : [])],
    };
  },
  messages: refundLinesMessages,
};

const decidedArgs = z.object({ refundId: idField, approves: z.boolean(), motivo: z.string() });

/** Saying yes to a large refund that somebody asked for; saying no is one person's. */
export const decideAct: GraveAct<z.output<typeof decidedArgs>, AnswerRefusal | OwnCase> = {
  name: "decidir-devolucao",
  what: "a aprovação de um reembolso de valor alto",
  area: "refunds",
  args: decidedArgs,
  isGrave: async (tx, { refundId, approves }) =>
    approves && (await isAbove(tx, (await findRefundSize(tx, refundId))?.cents ?? 0)),
  subject: ({ refundId }) => refundId,
  about: ({ refundId }) => ({ kind: "refund", id: refundId }),
  run: async (tx, { viewer }, input) => {
    const { refundId, approves, motivo: reason } = input;
    const decided = await decideRefundWithin(tx, viewer.userId, refundId, { approves, reason });
    return decided.ok ? ok(input) : decided;
  },
  describe: async (on, { refundId }) => {
    const about = await wordsOf(on, refundId);
    return about ? { title: `Aprovar o reembolso de ${about}`, lines: ["O dinheiro volta a quem comprou."] } : gone;
  },
  messages: decideMessages,
};

const settledArgs = z.object({ refundId: idField, paidBy: z.enum(["plataforma", "transferencia"]), motivo: z.string() });

/** Paying by hand what the provider did not give back: the platform's own money leaves, or is said to have left. */
export const settleAct: GraveAct<z.output<typeof settledArgs>, SettleRefusal | OwnCase> = {
  name: "pagar-devolucao",
  what: "o pagamento de um reembolso fora da Pagar.me",
  area: "refunds",
  args: settledArgs,
  isGrave: () => true,
  subject: ({ refundId }) => refundId,
  about: ({ refundId }) => ({ kind: "refund", id: refundId }),
  run: async (tx, { viewer }, input) => {
    const { refundId, paidBy, motivo: note } = input;
    const settled = await settleByHandWithin(tx, viewer, refundId, { paidBy, note });
    return settled.ok ? ok(input) : settled;
  },
  describe: async (on, { refundId, paidBy }) => {
    const about = await wordsOf(on, refundId);
    if (!about) return gone;
    const share = "A parte do autor sai do saldo dele; o que faltar vira débito.";
    return paidBy === "plataforma"
      ? { title: `Devolver, do saldo ${brand.of}, ${about}`, lines: [share] }
      : { title: `Registrar como já transferido o reembolso de ${about}`, lines: [share] };
  },
  messages: payMessages,
};

/** "R$ 1.500,00 do pedido 000.123" */
async function wordsOf(on: Db, refundId: string): Promise<string | null> {
  const refund = await findRefundSize(on, refundId);
  const order = refund && (await findOrder(on, refund.orderId));
  return order ? `${formatMoney(refund.cents)} do pedido ${orderNumber(order.number)}` : null;
}
