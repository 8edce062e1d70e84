import type { BankAccountRequest, CreateRecipientRequest, RecipientAddress } from "#integrations/pagarme/requests.ts";
import { formatDayKey } from "#kit/date-format.ts";
import { phoneParts } from "#kit/phone.ts";
import type { Address } from "../../accounts/addresses/schema.ts";
import type { ValidAccount } from "../bank/rules.ts";
import type { ValidRegistration } from "./read-registration.ts";

/** The provider requires a text even when there is none. */
const NOTHING = "Não informado";

function addressOf(address: Address): RecipientAddress {
  return {
    street: address.street,
    street_number: address.number,
    complementary: address.complement || NOTHING,
    neighborhood: address.district,
    city: address.city,
    state: address.uf,
    zip_code: address.cep,
    reference_point: NOTHING,
  };
}

function phonesOf(digits: string) {
  const { areaCode, number } = phoneParts(digits);
  return [{ ddd: areaCode, number, type: number.length === 9 ? ("mobile" as const) : ("landline" as const) }];
}

/** The account in the provider's format. */
export function accountRequest(account: ValidAccount): BankAccountRequest {
  return {
    holder_name: account.holderName,
    holder_type: account.holderDocument.length === 14 ? "company" : "individual",
    holder_document: account.holderDocument,
    bank: account.bankCode,
    branch_number: account.branchNumber,
    ...(account.branchCheckDigit ? { branch_check_digit: account.branchCheckDigit } : {}),
    account_number: account.accountNumber,
    account_check_digit: account.accountCheckDigit,
    type: account.accountType === "poupanca" ? "savings" : "checking",
  };
}

/**
 * The body of `POST /recipients`, always the same for the same registration. Amounts are in centavos, as everywhere in this API;
 * automatic transfers are off, because each withdrawal is requested separately.
 */
export function recipientRequest(code: string, registration: ValidRegistration): CreateRecipientRequest {
  const human = {
    type: "individual" as const,
    birthdate: formatDayKey(registration.birthdate),
    monthly_income: registration.monthly_income,
    professional_occupation: registration.occupation,
    ...(registration.mother_name ? { mother_name: registration.mother_name } : {}),
  };
  return {
    code,
    register_information:
      registration.kind === "pf"
        ? {
            ...human,
            name: registration.name,
            email: registration.email,
            document: registration.document,
            phone_numbers: phonesOf(registration.phone),
            address: addressOf(registration.address),
          }
        : {
            type: "corporation",
            email: registration.email,
            document: registration.document,
            company_name: registration.company_name,
            trading_name: registration.trading_name,
            annual_revenue: registration.annual_revenue,
            founding_date: registration.founding_date,
            phone_numbers: phonesOf(registration.phone),
            main_address: addressOf(registration.address),
            managing_partners: [
              {
                ...human,
                name: registration.partner_name,
                email: registration.partner_email,
                document: registration.partner_document,
                phone_numbers: phonesOf(registration.partner_phone),
                address: addressOf(registration.partnerAddress),
                self_declared_legal_representative: true,
              },
            ],
          },
    default_bank_account: accountRequest(registration.account),
    payment_mode: "bank_transfer",
    transfer_settings: { transfer_enabled: false, transfer_interval: "Daily", transfer_day: 0 },
  };
}
