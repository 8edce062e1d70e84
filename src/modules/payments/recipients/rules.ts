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
  /** For how many days of the payment it takes a purchase back: one of `GUARANTEE_DAYS`. */
  guaranteeDays: number;
  /** What is taken off when it is paid by Pix, in basis points: 0 to 1000. */
  pixDiscountBps: number;
};

/** The law's seven days, or what a store may promise beyond them. */
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

/** Where an author stands as someone Pagar.me pays. `sem_cadastro` is the absence of a row. */
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
 * The recipient's machine: what the provider says → from which states → to which. The provider decides, so it may take a
 * refusal back; only its own "just registered" never undoes what came after it.
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

/** The provider's word as an event of the machine. A registration whose papers were denied is a refusal; a word nobody knows is none. */
export function recipientEvent(status: string, kycStatus: string | null): ProviderRecipientStatus | null {
  if (status === "registration" && kycStatus === "denied") return "refused";
  return Object.hasOwn(RECIPIENT_MOVES, status) ? (status as ProviderRecipientStatus) : null;
}

/** Where `event` leads from `status`, or null when it moves nothing. */
export function nextRecipientStatus(status: RecipientStatus, event: ProviderRecipientStatus): SavedRecipientStatus | null {
  const move = RECIPIENT_MOVES[event];
  return (move.from as readonly RecipientStatus[]).includes(status) ? move.to : null;
}

/** Sales go on while the provider has not said no: money waits there until the recipient is active. */
export const SELLING_STATUSES = ["enviado", "em_analise", "ativo"] as const satisfies readonly SavedRecipientStatus[];

/** Whether a store in this state may sell what is paid. */
export const maySell = (status: RecipientStatus): boolean => (SELLING_STATUSES as readonly string[]).includes(status);

/** What the provider last said of a person's papers. */
type Papers = { kycStatus: string | null; kycReason: string | null };

/**
 * Whether what is missing is the person's: a proof of who they are, which no waiting brings, and which the provider takes only while it
 * looks at the registration. An account told only the status of the
 * papers, without its reason, is told so by "partially_denied" alone.
 */
export const needsProof = (status: RecipientStatus, { kycStatus, kycReason }: Papers): boolean =>
  status === "em_analise" && (kycReason === "additional_documents_required" || (!kycReason && kycStatus === "partially_denied"));
