/** The methods that charge money for an order; `payments/methods` describes each one. */
export const CHARGED_METHODS = ["pix", "cartao", "boleto"] as const;
export type ChargedMethod = (typeof CHARGED_METHODS)[number];

/** How an order was paid: "gratis" when nothing was due. */
export const PAYMENT_METHODS = [...CHARGED_METHODS, "gratis"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The method of an order until its first payment attempt sets another. */
export const FIRST_METHOD = "pix" satisfies ChargedMethod;
