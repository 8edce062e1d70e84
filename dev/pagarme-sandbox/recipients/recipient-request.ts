import * as z from "zod";
import { invalid, Refusal } from "../refusal.ts";

const required = (field: string) =>
  z
    .string({ error: `The ${field} field is required.` })
    .trim()
    .min(1, `The ${field} field is required.`);
const digits = (field: string) => required(field).regex(/^[0-9A-Z]+$/i, `The ${field} field must have digits only.`);
const amount = (field: string) =>
  z.coerce
    .number({ error: `The ${field} field is required.` })
    .int()
    .nonnegative();
const object = z.record(z.string(), z.unknown());

const phone = z.object({ ddd: required("ddd"), number: required("number"), type: z.string().optional() });

const addressFields = [
  "street",
  "complementary",
  "street_number",
  "neighborhood",
  "city",
  "state",
  "zip_code",
  "reference_point",
] as const;
const address = z.object(Object.fromEntries(addressFields.map((field) => [field, required(field)])));

const person = {
  name: required("name"),
  email: required("email"),
  document: digits("document"),
  birthdate: required("birthdate").regex(/^\d{2}\/\d{2}\/\d{4}$/, "The birthdate field must be dd/mm/yyyy."),
  mother_name: z.string().nullish(),
  monthly_income: amount("monthly_income"),
  professional_occupation: required("professional_occupation"),
  phone_numbers: z.array(phone, { error: "The phone_numbers field is required." }).min(1),
  address,
};

const registration = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("individual"), site_url: z.string().nullish(), ...person }),
    z.object({
      type: z.literal("corporation"),
      site_url: z.string().nullish(),
      email: required("email"),
      document: digits("document"),
      company_name: required("company_name"),
      trading_name: required("trading_name"),
      annual_revenue: amount("annual_revenue"),
      corporation_type: z.string().nullish(),
      founding_date: z.string().nullish(),
      cnae: z.string().nullish(),
      phone_numbers: z.array(phone).min(1),
      main_address: address,
      managing_partners: z
        .array(
          z.object({
            ...person,
            type: z.string().optional(),
            self_declared_legal_representative: z.union([z.boolean(), z.stringbool()]),
          }),
        )
        .min(1),
    }),
  ],
  { error: "The type field is invalid. Possible values are 'individual' or 'corporation'." },
);

export const bankAccount = z.object({
  holder_name: required("holder_name").max(30, "The holder_name field must have at most 30 characters."),
  holder_type: z.enum(["individual", "company"], { error: "The holder_type field is invalid." }),
  holder_document: digits("holder_document"),
  bank: required("bank").regex(/^\d{3}$/, "The bank field must have 3 digits."),
  branch_number: required("branch_number").regex(/^\d{1,4}$/, "The branch_number field must have up to 4 digits."),
  branch_check_digit: z.string().max(1).nullish(),
  account_number: required("account_number").regex(/^\d{1,13}$/, "The account_number field must have up to 13 digits."),
  account_check_digit: required("account_check_digit").max(2),
  type: z.enum(["checking", "savings"], { error: "The type field is invalid." }),
  metadata: object.nullish(),
  pix_key: z.string().nullish(),
});

const recipientRequest = z.object({
  register_information: registration,
  default_bank_account: bankAccount,
  code: z.string().max(52).nullish(),
  transfer_settings: object.nullish(),
  automatic_anticipation_settings: object.nullish(),
  metadata: object.nullish(),
});

export type RecipientRequest = z.infer<typeof recipientRequest>;
export type BankAccountRequest = z.infer<typeof bankAccount>;

/** Reads the body of `POST /recipients`; refuses (422) what is missing, and (412) an account of somebody else. */
export function readRecipientRequest(body: unknown): RecipientRequest {
  const request = read(recipientRequest, body);
  requireSameDocument(request.default_bank_account.holder_document, request.register_information.document);
  return request;
}

export function readBankAccount(body: unknown): BankAccountRequest {
  return read(bankAccount, body);
}

export function requireSameDocument(holder: string, recipient: string): void {
  if (holder !== recipient) {
    throw new Refusal(412, "The holder document of the bank account must be the same as the document of the recipient.");
  }
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (errors[issue.path.join(".")] ??= []).push(issue.message);
  throw invalid(errors);
}
