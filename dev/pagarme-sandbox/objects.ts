/** What the sandbox keeps, in Pagar.me's own words (amounts in centavos, dates in ISO 8601 UTC). */

export interface SplitRule {
  id: string;
  gateway_id: string;
  type: "flat" | "percentage";
  amount: number;
  recipient_id: string;
  options: { liable: boolean; charge_processing_fee: boolean; charge_remainder_fee: boolean };
}

export interface Customer {
  id: string;
  name: string;
  email: string;
  code: string | null;
  document: string | null;
  document_type: string | null;
  type: string | null;
  gender: string | null;
  birthdate: string | null;
  phones: Record<string, unknown>;
  address: Record<string, unknown> | null;
  metadata: Record<string, unknown>;
  delinquent: boolean;
  created_at: string;
  updated_at: string;
}

export interface Transaction {
  id: string;
  transaction_type: "pix" | "credit_card" | "boleto";
  gateway_id: string;
  amount: number;
  status: string;
  success: boolean;
  created_at: string;
  updated_at: string;
  gateway_response: { code?: string; errors?: { message: string }[] };
  antifraud_response: Record<string, unknown>;
  split: SplitRule[];
  metadata: Record<string, unknown>;
  [detail: string]: unknown;
}

export interface Charge {
  id: string;
  code: string;
  gateway_id: string;
  order_id: string;
  amount: number;
  paid_amount?: number;
  canceled_amount?: number;
  status: string;
  currency: "BRL";
  payment_method: "pix" | "credit_card" | "boleto";
  due_at?: string;
  paid_at?: string;
  canceled_at?: string;
  pending_cancellation?: boolean;
  pending_cancel_amount: number;
  refund_fails_next: boolean;
  created_at: string;
  updated_at: string;
  metadata: Record<string, unknown>;
  split: SplitRule[];
  installments: number;
  /** Where the bank leads the buyer back to; only of a charge whose buyer is asked to confirm there. */
  confirm_return_url?: string;
  transactions: Transaction[];
}

export interface OrderItem {
  id: string;
  type: "product";
  description: string;
  amount: number;
  quantity: number;
  code: string | null;
  category: string | null;
  status: "active";
  created_at: string;
  updated_at: string;
}

export interface Order {
  id: string;
  code: string;
  amount: number;
  currency: "BRL";
  closed: boolean;
  status: string;
  items: OrderItem[];
  customer: Customer;
  charges: Charge[];
  metadata: Record<string, unknown>;
  ip: string | null;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
}

export interface Card {
  id: string;
  customer_id: string;
  fingerprint: string;
  behaviour: CardBehaviour;
  first_six_digits: string;
  last_four_digits: string;
  brand: string;
  holder_name: string;
  holder_document: string | null;
  exp_month: number;
  exp_year: number;
  status: "active" | "deleted" | "expired";
  type: "credit";
  label: string | null;
  billing_address: Record<string, unknown> | null;
  metadata: Record<string, unknown>;
  created_at: string;
  updated_at: string;
  deleted_at?: string;
}

/** The story a test card tells; the number itself is never kept. */
export type CardBehaviour =
  | "approve"
  | "no_funds"
  | "process_then_approve"
  | "process_then_refuse"
  | "approve_then_chargeback"
  | "approve_then_refund_fails"
  | "confirm_then_approve"
  | "confirm_then_no_funds"
  | "issuer_refuses";

export interface Recipient {
  id: string;
  name: string;
  email: string | null;
  document: string;
  description: string | null;
  type: string;
  payment_mode: "bank_transfer";
  status: string;
  kyc_details: { status: string; status_reason: string | null };
  code: string | null;
  default_bank_account: Record<string, unknown> | null;
  transfer_settings: Record<string, unknown>;
  automatic_anticipation_settings: Record<string, unknown>;
  register_information: Record<string, unknown> | null;
  metadata: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

export interface Payable {
  id: string;
  status: "waiting_funds" | "paid";
  amount: number;
  fee: number;
  anticipation_fee: number;
  fraud_coverage_fee: number;
  installment: number;
  charge_id: string | null;
  split_id: string | null;
  recipient_id: string;
  originator_model: string;
  originator_model_id: string | null;
  payment_date: string;
  original_payment_date: string;
  type: "credit" | "refund" | "refund_reversal" | "chargeback" | "chargeback_refund";
  payment_method: "credit_card" | "pix" | "boleto";
  accrual_at: string;
  created_at: string;
  updated_at: string;
}

export interface Anticipation {
  id: string;
  object: "bulk_anticipation";
  recipient_id: string;
  status: "pending" | "approved" | "refused";
  requested_amount: number;
  amount: number;
  fee: number;
  anticipation_fee: number;
  fraud_coverage_fee: null;
  automatic_transfer: null;
  type: "spot";
  timeframe: "start" | "end";
  payment_date: string;
  created_at: string;
  updated_at: string;
}

export interface Transfer {
  id: number;
  amount: number;
  fee: number;
  status: "pending_transfer" | "processing" | "transferred" | "failed" | "canceled";
  recipient_id: string;
  bank_account: Record<string, unknown> | null;
  bank_response: string | null;
  funding_date: string | null;
  funding_estimated_date: string;
  date_created: string;
  date_updated: string;
  metadata: Record<string, unknown>;
}
