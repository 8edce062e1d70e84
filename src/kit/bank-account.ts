import { getBankByCode } from "@brazilian-utils/brazilian-utils/get-bank-by-code";

import { BANKS } from "./banks.ts";
import { ok, refuse, type Outcome } from "./outcome.ts";

export type BankAccount = {
  bankCode: string;
  branchNumber: string;
  branchCheckDigit: string | null;
  accountNumber: string;
  accountCheckDigit: string;
};
export type BankAccountRefusal =
  | "unknown_bank"
  | "invalid_branch"
  | "invalid_branch_digit"
  | "invalid_account"
  | "invalid_account_digit";

// Only these banks write a letter when the check digit would be ten.
const LETTER_BY_BANK: Record<string, string> = { "001": "X", "237": "P" };

/** The bank's name by its 3-digit code, preferably as people call it (`banks.ts`), or null. */
export function bankName(code: string): string | null {
  if (Object.hasOwn(BANKS, code)) return BANKS[code as keyof typeof BANKS];
  return /^[0-9]{3}$/.test(code) ? (getBankByCode(code)?.name ?? null) : null;
}

function hasRightShape(digit: string, bankCode: string): boolean {
  return /^[0-9]$/.test(digit) || digit === LETTER_BY_BANK[bankCode];
}

/**
 * A Brazilian bank account from a form: known bank, 4-digit branch, account of 1 to 13 digits with its check digit, "X" or "P" only at the
 * banks that use it. The check digit is not verified: few banks publish how theirs is calculated.
 */
export function parseBankAccount(input: {
  bankCode: string;
  branchNumber: string;
  branchCheckDigit?: string;
  accountNumber: string;
  accountCheckDigit: string;
}): Outcome<BankAccount, BankAccountRefusal> {
  const bankCode = input.bankCode.trim();
  const branchNumber = input.branchNumber.trim();
  const branchCheckDigit = (input.branchCheckDigit ?? "").trim().toUpperCase() || null;
  const accountNumber = input.accountNumber.trim();
  const accountCheckDigit = input.accountCheckDigit.trim().toUpperCase();

  if (!bankName(bankCode)) return refuse("unknown_bank");
  if (!/^[0-9]{4}$/.test(branchNumber) || branchNumber === "0000") return refuse("invalid_branch");
  if (branchCheckDigit && !hasRightShape(branchCheckDigit, bankCode)) return refuse("invalid_branch_digit");
  if (!/^[0-9]{1,13}$/.test(accountNumber) || /^0+$/.test(accountNumber)) return refuse("invalid_account");
  if (!hasRightShape(accountCheckDigit, bankCode)) return refuse("invalid_account_digit");
  return ok({ bankCode, branchNumber, branchCheckDigit, accountNumber, accountCheckDigit });
}
