import type { Method } from "./method.ts";

export const pix = {
  name: "pix",
  providerName: "pix",
  shortLabel: "Pix",
  chargeTitle: "Pagamento por Pix",
  payLabel: "Pagar com Pix",
  codeLabel: "o código Pix",
  // Stores without a common method are paid by Pix.
  isOffered: (stores) => stores.every((store) => store.acceptsPix) || !stores.every((store) => store.acceptsCard),
  takesPixDiscount: true,
  usualDays: () => 1,
  needsAddress: false,
  isAnticipated: false,
  staysPayable: false,
  readEverySeconds: 300,
  isPaidAtOnce: true,
  codeEmail: "pedido.pix",
  remindHours: null,
  endsAfterMinutes: 2,
  paidLateDays: 3,
  refund: {
    untilDays: 90,
    wayBack: "por Pix, para a mesma conta que pagou",
    wayBackInShort: "Por Pix, para a conta que pagou.",
    needsAccount: false,
  },
  dispute: { reason: "med", days: 90 },
  isJudgedByBank: false,
  isOfSavedCustomer: false,
  next: "pix",
  waitingPage: (orderId) => `/finalizar-compra/pagar/pix/${orderId}`,
  stages: { waiting: "pix", ended: "pix" },
  readCode: ({ qr_code, expires_at }) =>
    qr_code ? { code: qr_code, expiresAt: expires_at ? new Date(expires_at) : null, url: null } : null,
  charge: ({ expiresSeconds, orderNumber }) => ({
    payment_method: "pix",
    pix: { expires_in: expiresSeconds, additional_information: [{ name: "Pedido", value: String(orderNumber) }] },
  }),
} as const satisfies Method;
