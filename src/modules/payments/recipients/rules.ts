/** The payment settings of a store. */
export type StorePayments = {
  acceptsPix: boolean;
  acceptsCard: boolean;
  /** Maximum of instalments: 1 to 12. */
  maxInstallments: number;
  /** Up to this number of instalments the author bears the interest: 1 to 3. */
  interestFreeUpTo: number;
  /** The name on the card statement; empty: the platform's name. */
  statementName: string;
  /** Days from the payment in which it accepts a withdrawal: one of `GUARANTEE_DAYS`. */
  guaranteeDays: number;
  /** Discount for paying by Pix, in basis points: 0 to 1000. */
  pixDiscountBps: number;
};

/** The law's seven days, or a longer guarantee of the store. */
export const GUARANTEE_DAYS = [7, 15, 30] as const;

export const DEFAULT_STORE_PAYMENTS: StorePayments = {
  acceptsPix: true,
  acceptsCard: true,
  maxInstallments: 12,
  interestFreeUpTo: 1,
  statementName: "",
  guaranteeDays: 7,
  pixDiscountBps: 0,
};

/** The state of an author's registration at Pagar.me. `sem_cadastro` is the absence of a row. */
export const RECIPIENT_STATUSES = [
  "sem_cadastro",
  "enviado",
  "em_analise",
  "ativo",
  "suspenso",
  "recusado",
  "bloqueado",
] as const;

export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];
export type SavedRecipientStatus = Exclude<RecipientStatus, "sem_cadastro">;

/**
 * The recipient's state machine: the provider's status → from which states → to which. The provider decides, so it may reverse a
 * refusal; only its `registration` never undoes a later state.
 */
export const RECIPIENT_MOVES = {
  registration: { from: ["sem_cadastro"], to: "enviado" },
  affiliation: { from: without("em_analise"), to: "em_analise" },
  active: { from: without("ativo"), to: "ativo" },
  refused: { from: without("recusado"), to: "recusado" },
  suspended: { from: without("suspenso"), to: "suspenso" },
  inactive: { from: without("suspenso"), to: "suspenso" },
  blocked: { from: without("bloqueado"), to: "bloqueado" },
} as const satisfies Record<string, { from: readonly RecipientStatus[]; to: SavedRecipientStatus }>;

function without<S extends RecipientStatus>(status: S): Exclude<RecipientStatus, S>[] {
  return RECIPIENT_STATUSES.filter((one): one is Exclude<RecipientStatus, S> => one !== status);
}

export type ProviderRecipientStatus = keyof typeof RECIPIENT_MOVES;

/** The provider's status as an event of the machine. A registration with denied documents is a refusal; an unknown status is null. */
export function recipientEvent(status: string, kycStatus: string | null): ProviderRecipientStatus | null {
  if (status === "registration" && kycStatus === "denied") return "refused";
  return Object.hasOwn(RECIPIENT_MOVES, status) ? (status as ProviderRecipientStatus) : null;
}

/** The state that `event` leads to from `status`; null when it moves nothing. */
export function nextRecipientStatus(status: RecipientStatus, event: ProviderRecipientStatus): SavedRecipientStatus | null {
  const move = RECIPIENT_MOVES[event];
  return (move.from as readonly RecipientStatus[]).includes(status) ? move.to : null;
}

/** Sales continue until the provider refuses: the money waits there until the recipient is active. */
export const SELLING_STATUSES = ["enviado", "em_analise", "ativo"] as const satisfies readonly SavedRecipientStatus[];

/** Whether a store in this state may sell paid products. */
export const maySell = (status: RecipientStatus): boolean => (SELLING_STATUSES as readonly string[]).includes(status);

/** The provider's last report on a person's documents. */
type Papers = { kycStatus: string | null; kycReason: string | null };

/**
 * Whether the person must prove their identity, which waiting does not solve, and which the provider accepts only during the analysis of
 * the registration. An account that gets the documents' status without its reason has only "partially_denied" to show it.
 */
export const needsProof = (status: RecipientStatus, { kycStatus, kycReason }: Papers): boolean =>
  status === "em_analise" && (kycReason === "additional_documents_required" || (!kycReason && kycStatus === "partially_denied"));
