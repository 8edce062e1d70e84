import { brand } from "#kit/brand/brand.ts";
import type { Method } from "./method.ts";

const CLEARING_DAYS = 3;

/** Off until the administration turns it on. Then a store that accepts Pix also accepts boleto: both are single payments. */
export const boleto = {
  name: "boleto",
  providerName: "boleto",
  shortLabel: "Boleto",
  chargeTitle: "Pagamento por boleto",
  payLabel: "Gerar boleto",
  codeLabel: "o boleto",
  isOffered: (stores, platform) => platform.boleto && stores.every((store) => store.acceptsPix),
  takesPixDiscount: false,
  usualDays: () => 2,
  needsAddress: true,
  isAnticipated: false,
  staysPayable: true,
  readEverySeconds: 3600,
  isPaidAtOnce: false,
  codeEmail: "pedido.boleto",
  remindHours: 24,
  // A payment made on the last day is reported days later.
  endsAfterMinutes: CLEARING_DAYS * 24 * 60,
  paidLateDays: 30,
  refund: {
    untilDays: null,
    wayBack: "por transferência, para a conta bancária que você indicar na página do pedido",
    wayBackInShort: "Por transferência, para a conta que você indicar aqui.",
    needsAccount: true,
  },
  // Banks do not dispute a boleto; if a dispute came anyway, it would have the name of a card's.
  dispute: { reason: "contestacao", days: 30 },
  isJudgedByBank: false,
  isOfSavedCustomer: false,
  next: "boleto",
  waitingPage: (orderId) => `/finalizar-compra/pagar/boleto/${orderId}`,
  stages: { waiting: "boleto", ended: "boleto" },
  readCode: ({ line, due_at, pdf, url }) =>
    line ? { code: line.replace(/\D/g, ""), expiresAt: due_at ? new Date(due_at) : null, url: pdf ?? url } : null,
  charge: ({ orderNumber, dueAt, statementName, billing }) => ({
    payment_method: "boleto",
    boleto: {
      instructions: `Pedido ${orderNumber} ${brand.in}. Não receber depois do vencimento.`,
      due_at: dueAt.toISOString(),
      document_number: String(orderNumber),
      type: "DM",
      retries: 1,
      statement_descriptor: statementName.slice(0, 13),
      ...(billing ? { billing_address: billing } : {}),
    },
  }),
} as const satisfies Method;
