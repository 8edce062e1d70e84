/** How money is charged for an order; `payments/methods` says what each one is. */
export const CHARGED_METHODS = ["pix", "cartao", "boleto"] as const;
export type ChargedMethod = (typeof CHARGED_METHODS)[number];

/** How an order was paid: "gratis" when nothing was due. */
export const PAYMENT_METHODS = [...CHARGED_METHODS, "gratis"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What an order carries until its first attempt says how it is paid. */
export const FIRST_METHOD = "pix" satisfies ChargedMethod;
