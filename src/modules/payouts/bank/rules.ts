/** A complete and valid bank account, as its owner typed it. */
export type ValidAccount = {
  bankCode: string;
  branchNumber: string;
  branchCheckDigit: string | null;
  accountNumber: string;
  accountCheckDigit: string;
  accountType: "corrente" | "poupanca";
  holderName: string;
  /** 11 or 14 characters, unmasked. */
  holderDocument: string;
};

export const ACCOUNT_FIELDS = [
  "bank",
  "account_type",
  "branch_number",
  "branch_check_digit",
  "account_number",
  "account_check_digit",
  "holder_name",
  "holder_document",
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountForm = Partial<Record<AccountField, string>>;

const SHOWN_DIGITS = 4;

/** "•••• 4418-7": the last four digits, or fewer when four would reveal most of the number. */
export function maskAccount(number: string, checkDigit: string): string {
  const shown = Math.max(1, Math.min(SHOWN_DIGITS, Math.floor(number.length / 2)));
  return `•••• ${number.slice(-shown)}-${checkDigit}`;
}

/** "0912" or "0912-3": shown complete, because a branch identifies nobody. */
export const branchText = (number: string, checkDigit: string | null): string =>
  checkDigit ? `${number}-${checkDigit}` : number;

/** A key that is equal for the same account, regardless of leading zeros in its number. */
export const accountIdentity = (
  account: Pick<ValidAccount, "bankCode" | "branchNumber" | "accountNumber" | "accountCheckDigit">,
) => [account.bankCode, account.branchNumber, account.accountNumber.replace(/^0+/, ""), account.accountCheckDigit].join(":");

export const ACCOUNT_STATUSES = ["pendente", "aplicando", "ativa", "substituida", "cancelada", "recusada"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The bank account's state machine: each move, the states it starts from and the one it leads to. Any other move has no effect. */
export const ACCOUNT_MOVES = {
  prazo_passou: { from: ["pendente"], to: "aplicando" },
  provedor_confirmou: { from: ["aplicando"], to: "ativa" },
  provedor_recusou: { from: ["aplicando"], to: "recusada" },
  desistiu: { from: ["pendente"], to: "cancelada" },
  negada: { from: ["pendente"], to: "cancelada" },
  outra_entrou: { from: ["ativa"], to: "substituida" },
} as const satisfies Record<string, { from: readonly AccountStatus[]; to: AccountStatus }>;

export type AccountMove = keyof typeof ACCOUNT_MOVES;

/** The state that `move` leads to from `status`, or null when the machine has no such step. */
export function nextAccountStatus(status: AccountStatus, move: AccountMove): AccountStatus | null {
  const step = ACCOUNT_MOVES[move];
  return (step.from as readonly AccountStatus[]).includes(status) ? step.to : null;
}

/** The conditions that may prevent a change of account. */
export type Walls = {
  status: string | null;
  hasSecondStep: boolean;
  sessionFrom: Date | null;
  deviceFrom: Date | null;
  isChanging: boolean;
  hasOpenWithdrawal: boolean;
};

const STOPPED: readonly (string | null)[] = ["recusado", "bloqueado"];

/** The unmet conditions of a change of account, in the order in which the author should resolve them. */
export function bankBlocks(walls: Walls) {
  const blocks = [
    walls.status === null && ("no_recipient" as const),
    STOPPED.includes(walls.status) && ("recipient_stopped" as const),
    walls.isChanging && ("already_changing" as const),
    walls.hasOpenWithdrawal && ("withdrawal_open" as const),
    !walls.hasSecondStep && ("second_step_needed" as const),
    walls.deviceFrom !== null && ("new_device" as const),
    walls.sessionFrom !== null && ("fresh_session" as const),
  ];
  return blocks.filter((block) => block !== false);
}
