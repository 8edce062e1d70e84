import type { Method } from "./method.ts";

export const pix = {
  name: "pix",
  providerName: "pix",
  shortLabel: "Pix",
  chargeTitle: "Pagamento por Pix",
  // Stores that accept nothing in common are paid by Pix.
  isOffered: (stores) => stores.every((store) => store.acceptsPix) || !stores.every((store) => store.acceptsCard),
  takesPixDiscount: true,
  usualDays: () => 1,
  endsAfterMinutes: 2,
  paidLateDays: 3,
  refund: { untilDays: 90, wayBack: "por Pix, para a mesma conta que pagou", wayBackInShort: "Por Pix, para a conta que pagou." },
  dispute: { reason: "med", days: 90 },
  isJudgedByBank: false,
  isOfSavedCustomer: false,
  next: "pix",
  waitingPage: (orderId) => `/finalizar-compra/pagar/pix/${orderId}`,
  stages: { waiting: "pix", ended: "pix" },
  readCode: ({ qr_code, expires_at }) =>
    qr_code ? { code: qr_code, expiresAt: expires_at ? new Date(expires_at) : null } : null,
  charge: ({ expiresSeconds, orderNumber }) => ({
    payment_method: "pix",
    pix: { expires_in: expiresSeconds, additional_information: [{ name: "Pedido", value: String(orderNumber) }] },
  }),
} as const satisfies Method;
