/** How a store lets itself be paid. */
export type StorePayments = {
  acceptsPix: boolean;
  acceptsCard: boolean;
  /** 1 to 12. */
  maxInstallments: number;
  /** Up to this many the author bears the interest: 1 to 3. */
  interestFreeUpTo: number;
  /** What the card statement says; empty, the platform's own name. */
  statementName: string;
};

export const DEFAULT_STORE_PAYMENTS: StorePayments = {
  acceptsPix: true,
  acceptsCard: true,
  maxInstallments: 12,
  interestFreeUpTo: 1,
  statementName: "",
};
