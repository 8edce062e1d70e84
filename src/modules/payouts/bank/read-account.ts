import { bankName, parseBankAccount, type BankAccountRefusal } from "#kit/bank-account.ts";
import { bankCodeOf } from "#kit/banks.ts";
import { parseDocument } from "#kit/cpf-cnpj.ts";
import { parseFullName, parseName } from "#kit/person-name.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { countCodePoints } from "#kit/text.ts";
import { type AccountField, type AccountForm, branchText, maskAccount, type ValidAccount } from "./rules.ts";

/** The provider's own limit. */
const HOLDER_NAME_LENGTH = 30;

const SENTENCES: Record<BankAccountRefusal, [AccountField, string]> = {
  unknown_bank: ["bank", "Escolha um banco da lista, pelo código de 3 números ou pelo nome."],
  invalid_branch: ["branch_number", "A agência tem 4 números, sem o dígito. Complete com zeros à esquerda."],
  invalid_branch_digit: ["branch_check_digit", "Um número só, ou vazio se o banco não usa."],
  invalid_account: ["account_number", "A conta tem de 1 a 13 números, sem o dígito."],
  invalid_account_digit: ["account_check_digit", "Um número só. Letra, só X no Banco do Brasil e P no Bradesco."],
};

type Mistakes = Partial<Record<AccountField, string>>;

/**
 * Validates a bank account from a form, with a sentence for every wrong field. With `ownerDocument`, an account of anyone else is
 * refused, because the provider only pays the registered person.
 */
export function readAccount(form: AccountForm, ownerDocument: string | null): Outcome<ValidAccount, "invalid"> {
  const mistakes: Mistakes = {};
  const bankCode = bankCodeOf(form.bank ?? "") ?? "";
  const typed = {
    bankCode,
    branchNumber: form.branch_number ?? "",
    branchCheckDigit: form.branch_check_digit ?? "",
    accountNumber: form.account_number ?? "",
    accountCheckDigit: form.account_check_digit ?? "",
  };
  const account = firstWhole(typed, mistakes);
  const accountType = form.account_type === "poupanca" || form.account_type === "corrente" ? form.account_type : null;
  if (!accountType) mistakes.account_type = "Escolha conta corrente ou poupança. Conta-salário não recebe transferências.";
  const holderDocument = readHolderDocument(form.holder_document ?? "", ownerDocument, mistakes);
  const holderName = readHolderName(form.holder_name ?? "", holderDocument, mistakes);
  if (!account || !accountType || !holderName || !holderDocument)
    return refuse("invalid", { fields: mistakes as Record<string, string> });
  return ok({ ...account, accountType, holderName, holderDocument });
}

/** The parser stops at the first error, so each field is validated alone, with valid values in the others. */
function firstWhole(typed: Parameters<typeof parseBankAccount>[0], mistakes: Mistakes) {
  const right = { branchNumber: "0001", branchCheckDigit: "", accountNumber: "1", accountCheckDigit: "0", bankCode: "001" };
  const bankCode = bankName(typed.bankCode) ? typed.bankCode : right.bankCode;
  for (const field of ["bankCode", "branchNumber", "branchCheckDigit", "accountNumber", "accountCheckDigit"] as const) {
    const answer = parseBankAccount({ ...right, bankCode, [field]: typed[field] });
    if (!answer.ok) mistakes[SENTENCES[answer.reason][0]] = SENTENCES[answer.reason][1];
  }
  const whole = parseBankAccount(typed);
  return whole.ok ? whole.value : null;
}

function readHolderDocument(text: string, ownerDocument: string | null, mistakes: Mistakes): string | null {
  const document = parseDocument(text);
  if (!document.ok) {
    mistakes.holder_document = text.trim() ? "CPF ou CNPJ inválido. Confira os números." : "Escreva o CPF ou o CNPJ do titular.";
    return null;
  }
  if (ownerDocument !== null && document.value.value !== ownerDocument) {
    mistakes.holder_document = THIRD_PARTY;
    return null;
  }
  return document.value.value;
}

/** Shown wherever the account belongs to somebody else. */
export const THIRD_PARTY = "A conta precisa estar no mesmo CPF ou CNPJ do cadastro. Conta de outra pessoa não recebe.";

function readHolderName(text: string, document: string | null, mistakes: Mistakes): string | null {
  const name = document?.length === 14 ? parseName(text) : parseFullName(text);
  if (!name.ok) {
    mistakes.holder_name = text.trim() ? "Escreva o nome do titular como está no banco." : "Escreva o nome do titular.";
    return null;
  }
  if (countCodePoints(name.value) > HOLDER_NAME_LENGTH) {
    mistakes.holder_name = `A Pagar.me aceita até ${HOLDER_NAME_LENGTH} caracteres. Abrevie os nomes do meio.`;
    return null;
  }
  return name.value;
}

/** The data of an account stored for display: never the complete number. */
export function accountFace(account: ValidAccount) {
  return {
    bankCode: account.bankCode,
    bankName: bankName(account.bankCode) ?? account.bankCode,
    branchMasked: branchText(account.branchNumber, account.branchCheckDigit),
    accountMasked: maskAccount(account.accountNumber, account.accountCheckDigit),
    accountType: account.accountType,
    holderName: account.holderName,
  };
}
