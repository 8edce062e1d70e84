/** What we send, in Pagar.me's words. Amounts are integer centavos. */

export interface SplitRuleRequest {
  type: "flat" | "percentage";
  amount: number;
  recipient_id: string;
  options?: { liable: boolean; charge_processing_fee: boolean; charge_remainder_fee: boolean };
}

export interface PhoneRequest {
  country_code: string;
  area_code: string;
  number: string;
}

export interface AddressRequest {
  /** "number, street, district", in this order. */
  line_1: string;
  line_2?: string;
  zip_code: string;
  city: string;
  state: string;
  country: string;
}

export interface CustomerRequest {
  name: string;
  email: string;
  /** Digits only (emails too in the new CNPJ). */
  document: string;
  document_type: "CPF" | "CNPJ" | "PASSPORT";
  type: "individual" | "company";
  phones: { home_phone?: PhoneRequest; mobile_phone?: PhoneRequest };
  code?: string;
  address?: AddressRequest;
  metadata?: Record<string, string>;
}

/** 3-D Secure made by the provider itself: the buyer is led to the bank's page, and from there to `success_url`. */
export interface AuthenticationRequest {
  type: "threed_secure";
  threed_secure: { mpi: "acquirer"; success_url: string };
}

interface PaymentCommon {
  amount?: number;
  split?: SplitRuleRequest[];
  metadata?: Record<string, string>;
}

export type PaymentRequest = PaymentCommon &
  (
    | {
        payment_method: "boleto";
        boleto: {
          instructions: string;
          due_at: string;
          document_number: string;
          type: "DM" | "BDP";
          retries: number;
          statement_descriptor: string;
          billing_address?: AddressRequest;
        };
      }
    | { payment_method: "pix"; pix: { expires_in: number; additional_information?: { name: string; value: string }[] } }
    | {
        payment_method: "credit_card";
        credit_card: {
          installments: number;
          /** At most 13 characters. */
          statement_descriptor?: string;
          operation_type?: "auth_and_capture";
          card_token?: string;
          card_id?: string;
          card?: { billing_address?: AddressRequest; cvv?: string };
          authentication?: AuthenticationRequest;
        };
      }
  );

export interface CreateOrderRequest {
  code: string;
  customer?: CustomerRequest;
  customer_id?: string;
  /** `code` is compulsory in practice: without it the order answers 200 and fails. */
  items: { amount: number; description: string; quantity: number; code: string; category?: string }[];
  payments: PaymentRequest[];
  closed?: boolean;
  metadata?: Record<string, string>;
  /** Of the buyer's browser, for the antifraud. */
  ip?: string;
}

export interface CancelChargeRequest {
  /** Absent: the whole charge. */
  amount?: number;
  split?: SplitRuleRequest[];
  /** Of who paid by boleto: there is no way back to where the money came from. */
  bank_account?: BankAccountRequest;
}

export interface BankAccountRequest {
  holder_name: string;
  holder_type: "individual" | "company";
  holder_document: string;
  bank: string;
  branch_number: string;
  branch_check_digit?: string;
  account_number: string;
  account_check_digit: string;
  type: "checking" | "savings";
}

interface RecipientPhone {
  ddd: string;
  number: string;
  type: "mobile" | "landline";
}

export interface RecipientAddress {
  street: string;
  complementary: string;
  street_number: string;
  neighborhood: string;
  city: string;
  state: string;
  zip_code: string;
  reference_point: string;
}

interface PersonRegistration {
  name: string;
  email: string;
  document: string;
  type: "individual";
  mother_name?: string;
  /** `dd/mm/yyyy`. */
  birthdate: string;
  monthly_income: number;
  professional_occupation: string;
  phone_numbers: RecipientPhone[];
  address: RecipientAddress;
}

export interface IndividualRegistration extends PersonRegistration {
  site_url?: string;
}

export interface CompanyRegistration {
  type: "corporation";
  email: string;
  document: string;
  company_name: string;
  trading_name: string;
  annual_revenue: number;
  corporation_type?: string;
  /** `yyyy-mm-dd`. */
  founding_date?: string;
  cnae?: string;
  site_url?: string;
  phone_numbers: RecipientPhone[];
  main_address: RecipientAddress;
  managing_partners: (PersonRegistration & { self_declared_legal_representative: boolean })[];
}

export interface CreateRecipientRequest {
  code?: string;
  register_information: IndividualRegistration | CompanyRegistration;
  default_bank_account: BankAccountRequest;
  payment_mode: "bank_transfer";
  transfer_settings?: { transfer_enabled: boolean; transfer_interval: "Daily" | "Weekly" | "Monthly"; transfer_day: number };
  metadata?: Record<string, string>;
}
