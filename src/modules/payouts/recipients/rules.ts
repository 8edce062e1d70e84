import { ACCOUNT_FIELDS } from "../bank/rules.ts";

const ADDRESS_FIELDS = ["cep", "street", "number", "complement", "district", "city", "uf"] as const;
const PARTNER_ADDRESS_FIELDS = [
  "partner_cep",
  "partner_street",
  "partner_number",
  "partner_complement",
  "partner_district",
  "partner_city",
  "partner_uf",
] as const;

/**
 * Every field of the registration. `birthdate`, `mother_name`, `monthly_income` and `occupation` are the person's: the author or
 * the company's representative.
 */
export const REGISTRATION_FIELDS = [
  "kind",
  "document",
  "name",
  "company_name",
  "trading_name",
  "annual_revenue",
  "founding_date",
  "email",
  "phone",
  ...ADDRESS_FIELDS,
  "partner_name",
  "partner_document",
  "partner_email",
  "partner_phone",
  "partner_representative",
  "birthdate",
  "mother_name",
  "monthly_income",
  "occupation",
  "partner_same_address",
  ...PARTNER_ADDRESS_FIELDS,
  ...ACCOUNT_FIELDS,
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type RegistrationForm = Partial<Record<RegistrationField, string>>;

/** Stored sealed and never returned, not even to their owner: shown masked, and used when the field is left empty. */
export const SENSITIVE_FIELDS = [
  "document",
  "partner_document",
  "holder_document",
  "account_number",
] as const satisfies readonly RegistrationField[];
export type SensitiveField = (typeof SENSITIVE_FIELDS)[number];

/** The form as typed; a sensitive field left empty takes its stored value. */
export function withSaved(typed: RegistrationForm, saved: RegistrationForm): RegistrationForm {
  const filled = { ...typed };
  for (const field of SENSITIVE_FIELDS) if (!filled[field]?.trim() && saved[field]) filled[field] = saved[field];
  return filled;
}

/** The part of a stored draft that may be sent to the browser. */
export function withoutSensitive(form: RegistrationForm): RegistrationForm {
  return Object.fromEntries(Object.entries(form).filter(([field]) => !(SENSITIVE_FIELDS as readonly string[]).includes(field)));
}

/** Maps the end of a provider's field path to our field, for a person or a company. */
const FIELD_OF: [RegExp, RegistrationField][] = [
  [/zip_code$/, "cep"],
  [/street_number$/, "number"],
  [/(street|line_1)$/, "street"],
  [/(complementary|complement|line_2|reference_point)$/, "complement"],
  [/neighborhood$/, "district"],
  [/city$/, "city"],
  [/state$/, "uf"],
  [/(main_)?address(es)?(\.\d+|\[\d+\])?$/, "cep"],
  [/birthdate$/, "birthdate"],
  [/mother_name$/, "mother_name"],
  [/monthly_income$/, "monthly_income"],
  [/professional_occupation$/, "occupation"],
  [/annual_revenue$/, "annual_revenue"],
  [/founding_date$/, "founding_date"],
  [/company_name$/, "company_name"],
  [/trading_name$/, "trading_name"],
  [/phone/, "phone"],
  [/self_declared_legal_representative$/, "partner_representative"],
  [/document$/, "document"],
  [/email$/, "email"],
  [/(^|\.)name$/, "name"],
];

/** The same for the fields of the bank account. */
const ACCOUNT_FIELD_OF: [RegExp, RegistrationField][] = [
  [/holder_document$/, "holder_document"],
  [/holder_name$/, "holder_name"],
  [/branch_number$/, "branch_number"],
  [/branch_check_digit$/, "branch_check_digit"],
  [/account_number$/, "account_number"],
  [/account_check_digit$/, "account_check_digit"],
  [/(^|\.)bank$/, "bank"],
  [/(^|\.)type$/, "account_type"],
];

/** The representative's fields, for those that the company has under the same name. */
const OF_PARTNER: Partial<Record<RegistrationField, RegistrationField>> = {
  name: "partner_name",
  document: "partner_document",
  email: "partner_email",
  phone: "partner_phone",
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, `partner_${field}`] as const)),
};

/**
 * The form field for a complete provider path. Under `managing_partners` everything is the representative's, including the address, except
 * when the form declares it the same as the company's.
 */
export function fieldOfPath(path: string, form: RegistrationForm = {}): RegistrationField | null {
  const account = ACCOUNT_FIELD_OF.find(([pattern]) => pattern.test(path))?.[1];
  if (/bank_account/.test(path) || (account && !/register_information/.test(path))) return account ?? "account_number";
  const field = FIELD_OF.find(([pattern]) => pattern.test(path))?.[1] ?? null;
  if (field === null || !/managing_partners/.test(path)) {
    const isCompanyName = field === "name" && form.kind === "pj";
    return isCompanyName ? "company_name" : field;
  }
  const livesThere = form.partner_same_address === "1" && (ADDRESS_FIELDS as readonly string[]).includes(field);
  return livesThere ? field : (OF_PARTNER[field] ?? field);
}

const REFUSED_FIELD = "A Pagar.me não aceitou este dado. Confira se está igual ao do documento.";
const REFUSED_ACCOUNT = "A Pagar.me não aceitou esta conta. Confira os números e se ela está no mesmo CPF ou CNPJ do cadastro.";
const REFUSED_WHOLE = "A Pagar.me não aceitou o cadastro. Confira os dados e envie de novo; se continuar, escreva para nós.";

/** The provider's refusal as sentences beside our fields; its own text is never shown. */
export function problemsOf(
  errors: Record<string, string[]>,
  message: string,
  form: RegistrationForm = {},
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const path of Object.keys(errors)) {
    const field = fieldOfPath(path, form);
    if (field) problems[field] = REFUSED_FIELD;
  }
  if (/holder document|bank account/i.test(message)) problems["holder_document"] ??= REFUSED_ACCOUNT;
  return Object.keys(problems).length > 0 ? problems : { form: REFUSED_WHOLE };
}

/** Whether the end of a stored account number may be shown without revealing most of it. */
export const isSavedShown = (accountNumber: string): boolean => accountNumber.length > SHORT_ACCOUNT;
const SHORT_ACCOUNT = 3;

/** The provider accepts another address for a registration that it did not refuse. */
export const mayChangeEmail = (status: string): boolean => status !== "recusado";
export const REFUSED_EMAIL = "A Pagar.me não aceitou este e-mail. Confira ou use outro.";
/** The cause recorded in the payments history. */
export const EMAIL_CAUSE = "recipientEmail";

/** Whether the provider requires a proof of identity from this person now: its link exists only then. */
export const mayProveIdentity = (status: string, kycStatus: string | null): boolean =>
  status === "em_analise" && (kycStatus === null || kycStatus === "partially_denied");
