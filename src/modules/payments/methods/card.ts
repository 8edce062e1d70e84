import type { Method } from "./method.ts";

/** The page where an order waits for its buyer to confirm the card at their bank. */
export const confirmationPage = (orderId: string): string => `/finalizar-pedido?pedido=${orderId}`;

export const card = {
  name: "cartao",
  providerName: "credit_card",
  shortLabel: "Cartão",
  chargeTitle: "Pagamento com cartão",
  payLabel: "Pagar com cartão",
  codeLabel: "a resposta do banco",
  isOffered: (stores) => stores.every((store) => store.acceptsCard),
  takesPixDiscount: false,
  usualDays: (installment) => 30 * installment,
  // Requested with the card itself, when no address is stored.
  needsAddress: false,
  isAnticipated: true,
  staysPayable: false,
  readEverySeconds: 300,
  isPaidAtOnce: true,
  codeEmail: null,
  remindHours: null,
  endsAfterMinutes: null,
  paidLateDays: null,
  refund: {
    untilDays: null,
    wayBack: "no cartão que pagou. Conforme o dia de fechamento, o crédito aparece em uma ou duas faturas",
    wayBackInShort: "No cartão que pagou. Pode levar uma ou duas faturas para aparecer.",
    needsAccount: false,
  },
  dispute: { reason: "contestacao", days: 180 },
  isJudgedByBank: true,
  isOfSavedCustomer: true,
  next: "card",
  waitingPage: null,
  stages: { waiting: "em_analise", ended: "recusado" },
  readCode: () => null,
  charge: ({ installments, statementName, cardProviderId, cardToken, billing, returnUrl }) => ({
    payment_method: "credit_card",
    credit_card: {
      installments,
      statement_descriptor: statementName.slice(0, 13),
      operation_type: "auth_and_capture",
      ...(cardProviderId ? { card_id: cardProviderId } : { card_token: cardToken }),
      ...(billing ? { card: { billing_address: billing } } : {}),
      ...(returnUrl
        ? { authentication: { type: "threed_secure", threed_secure: { mpi: "acquirer", success_url: returnUrl } } }
        : {}),
    },
  }),
} as const satisfies Method;
