import * as z from "zod";
import { parseCnpj, parseCpf } from "#kit/cpf-cnpj.ts";
import { isDayKey } from "#kit/day-key.ts";
import {
  birthDateField,
  cnpjField,
  cpfField,
  emailField,
  fullNameField,
  moneyFieldBetween,
  optionalTextField,
  phoneField,
  textField,
} from "#kit/fields.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { parseFullName } from "#kit/person-name.ts";
import { addressInput, type Address } from "../../accounts/addresses/schema.ts";
import { readAccount } from "../bank/read-account.ts";
import type { ValidAccount } from "../bank/rules.ts";
import type { RegistrationForm } from "./rules.ts";

const LEAST_CENTS = 1;
/** The provider stores these amounts in centavos, in 32 bits. */
const MOST_CENTS = 2_147_483_647;

const MISSING_SUMS = [
  ["monthly_income", "Escreva a renda por mês."],
  ["annual_revenue", "Escreva o faturamento por ano."],
] as const;

/** A past day typed as "dd/mm/aaaa", returned as "aaaa-mm-dd". */
const foundingDateField = z
  .string({ error: "Escreva a data de abertura." })
  .trim()
  .min(1, "Escreva a data de abertura.")
  .transform((text) => /^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/.exec(text)?.[0].split("/").toReversed().join("-") ?? "")
  .refine((day) => isDayKey(day) && day > "1800-01-01" && new Date(day) <= new Date(), {
    error: "Esta data não existe ou ainda não chegou. Escreva dia, mês e ano: 28/02/1990.",
  });

const motherNameField = optionalTextField({ max: 120 }).refine((name) => name === "" || parseFullName(name).ok, {
  error: "Escreva nome e sobrenome, ou deixe vazio.",
});

const human = {
  birthdate: birthDateField(),
  mother_name: motherNameField,
  monthly_income: moneyFieldBetween(LEAST_CENTS, MOST_CENTS),
  occupation: textField({ max: 60, missing: "Escreva a profissão." }),
};

const person = z.object({
  kind: z.literal("pf"),
  document: cpfField,
  name: fullNameField,
  email: emailField,
  phone: phoneField,
  ...human,
});

const company = z.object({
  kind: z.literal("pj"),
  document: cnpjField,
  company_name: textField({ max: 120, missing: "Escreva a razão social." }),
  trading_name: textField({ max: 120, missing: "Escreva o nome fantasia." }),
  annual_revenue: moneyFieldBetween(LEAST_CENTS, MOST_CENTS),
  founding_date: foundingDateField,
  email: emailField,
  phone: phoneField,
  partner_name: fullNameField,
  partner_document: cpfField,
  partner_email: emailField,
  partner_phone: phoneField,
  partner_representative: z.literal("1", { error: "Só quem representa a empresa pode fazer este cadastro." }),
  partner_same_address: z.string().optional(),
  ...human,
});

export type ValidRegistration = (z.output<typeof person> | (z.output<typeof company> & { partnerAddress: Address })) & {
  address: Address;
  account: ValidAccount;
};

/** Validates the complete form, with a sentence for every wrong field; the account must belong to the registered document. */
export function readRegistration(form: RegistrationForm): Outcome<ValidRegistration, "invalid"> {
  const fields: Record<string, string> = {};
  const who = (form.kind === "pj" ? company : person).safeParse({ ...form, kind: form.kind === "pj" ? "pj" : "pf" });
  if (!who.success) collect(who.error, "", fields);
  const address = readAddress(form, "", fields);
  const livesElsewhere = form.kind === "pj" && form.partner_same_address !== "1";
  const partnerAddress = livesElsewhere ? readAddress(form, "partner_", fields) : address;
  const parse = form.kind === "pj" ? parseCnpj : parseCpf;
  const account = readAccount(form, parse(form.document ?? ""));
  if (!account.ok) Object.assign(fields, account.fields);
  for (const [field, sentence] of MISSING_SUMS) if (!form[field]?.trim()) fields[field] &&= sentence;
  if (!who.success || !address || !partnerAddress || !account.ok) return refuse("invalid", { fields });
  const whole = { address, account: account.value };
  return ok(who.data.kind === "pj" ? { ...who.data, ...whole, partnerAddress } : { ...who.data, ...whole });
}

function readAddress(form: RegistrationForm, prefix: "" | "partner_", fields: Record<string, string>): Address | null {
  const read = addressInput.safeParse({
    cep: form[`${prefix}cep`],
    street: form[`${prefix}street`],
    number: form[`${prefix}number`],
    complement: form[`${prefix}complement`],
    district: form[`${prefix}district`],
    city: form[`${prefix}city`],
    uf: form[`${prefix}uf`],
  });
  if (read.success) return read.data;
  collect(read.error, prefix, fields);
  return null;
}

function collect(error: z.ZodError, prefix: string, fields: Record<string, string>): void {
  for (const issue of error.issues) fields[prefix + issue.path.join(".")] ??= issue.message;
}
