import type { AddressRequest, PaymentRequest } from "#integrations/pagarme/requests.ts";
import type { ChargedMethod } from "../../orders/rules.ts";
import type { StorePayments } from "../recipients/rules.ts";

/** What a charge request needs of an attempt, its order and the platform's settings. */
export type ChargeFacts = {
  orderNumber: number;
  /** How long the code is good for, in seconds. */
  expiresSeconds: number;
  installments: number;
  statementName: string;
  /** A kept card at the provider, or else the browser's token. */
  cardProviderId: string | null;
  cardToken: string;
  billing: AddressRequest | null;
};

/** What the provider's transaction carries for the buyer to pay with. */
export type SeenCode = { code: string; expiresAt: Date | null };
export type SeenTransaction = { qr_code: string | null; expires_at: string | null };

/** All that is decided by how an order is paid. A new method is a record of this type and its name in `orders/rules.ts`. */
export type Method = {
  name: ChargedMethod;
  providerName: PaymentRequest["payment_method"];
  /** Where there is little room; `orders/messages.ts` has the whole name. */
  shortLabel: string;
  chargeTitle: string;
  /** Whether a purchase from stores that chose so may be paid this way. */
  isOffered: (stores: readonly StorePayments[]) => boolean;
  /** What authors take off for being paid by Pix comes off an order paid this way. */
  takesPixDiscount: boolean;
  /** Days from the payment until the provider makes an instalment available. */
  usualDays: (installment: number) => number;
  /** Minutes past its time at which an unpaid code is ended at the provider; null when the buyer gets no code. */
  endsAfterMinutes: number | null;
  /** For how many days an ended code is still asked about, for a slow bank may pay it; null when that cannot happen. */
  paidLateDays: number | null;
  /** The provider gives a refund back within so many days of the payment (null: any time), and how it reaches the buyer. */
  refund: { untilDays: number | null; wayBack: string; wayBackInShort: string };
  /** What a dispute of it is called, and for how many days from the payment one may come. */
  dispute: { reason: "contestacao" | "med"; days: number };
  /** The bank may think before it answers, and what it refuses may be tried again. */
  isJudgedByBank: boolean;
  /** Charged to the customer kept at the provider instead of one written in the request. */
  isOfSavedCustomer: boolean;
  /** What the browser is told once the order is placed, and the page it opens then; null: it stays where it is. */
  next: "pix" | "card";
  waitingPage: ((orderId: string) => string) | null;
  /** The stage of an order while its attempt waits, and when it ended unpaid. */
  stages: { waiting: "pix" | "em_analise"; ended: "pix" | "recusado" };
  readCode: (transaction: SeenTransaction) => SeenCode | null;
  charge: (facts: ChargeFacts) => PaymentRequest;
};
