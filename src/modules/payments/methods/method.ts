import type { AddressRequest, PaymentRequest } from "#integrations/pagarme/requests.ts";
import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";
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
  /** Where the bank leads its buyer back to, when they are asked to confirm there. */
  returnUrl: string | null;
  /** The end of the last day on which a code with a due date is paid. */
  dueAt: Date;
};

/** What the provider's transaction carries for the buyer to pay with; `url`: its paper, where it has one. */
export type SeenCode = { code: string; expiresAt: Date | null; url: string | null };
export type SeenTransaction = Record<"qr_code" | "expires_at" | "line" | "pdf" | "url" | "due_at", string | null>;

/** The methods that the administration turned on besides those that are always there. */
export type PlatformMethods = { boleto: boolean };

/** All that is decided by how an order is paid. A new method is a record of this type and its name in `orders/rules.ts`. */
export type Method = {
  name: ChargedMethod;
  providerName: PaymentRequest["payment_method"];
  /** Where there is little room; `orders/messages.ts` has the whole name. */
  shortLabel: string;
  chargeTitle: string;
  /** On the button that pays. */
  payLabel: string;
  /** What its buyer waits with: "o código Pix". */
  codeLabel: string;
  /** Whether a purchase from stores that chose so may be paid this way. */
  isOffered: (stores: readonly StorePayments[], platform: PlatformMethods) => boolean;
  /** What authors take off for being paid by Pix comes off an order paid this way. */
  takesPixDiscount: boolean;
  /** Days from the payment until the provider makes an instalment available. */
  usualDays: (installment: number) => number;
  /** Where its buyer lives is asked, once: the provider wants it. */
  needsAddress: boolean;
  /** The provider pays its receivables early when asked to. */
  isAnticipated: boolean;
  /** The provider may refuse to end an unpaid code, which then may be paid until its time whatever became of the order. */
  staysPayable: boolean;
  /** The longest, in seconds, between two readings of one that is not over. */
  readEverySeconds: number;
  /** Most buyers pay within a minute: the e-mail with the code waits for who does not. */
  isPaidAtOnce: boolean;
  /** The e-mail with the code, and hours before its end at which it is sent again; null when never. */
  codeEmail: string | null;
  remindHours: number | null;
  /** Minutes past its time at which an unpaid code is ended at the provider; null when the buyer gets no code. */
  endsAfterMinutes: number | null;
  /** For how many days an ended code is still asked about, for a slow bank may pay it; null when that cannot happen. */
  paidLateDays: number | null;
  /** The provider gives a refund back within so many days of the payment (null: any time), and how it reaches the buyer. */
  refund: { untilDays: number | null; wayBack: string; wayBackInShort: string; needsAccount: boolean };
  /** What a dispute of it is called, and for how many days from the payment one may come. */
  dispute: { reason: "contestacao" | "med"; days: number };
  /** The bank may think before it answers, and what it refuses may be tried again. */
  isJudgedByBank: boolean;
  /** Charged to the customer kept at the provider instead of one written in the request. */
  isOfSavedCustomer: boolean;
  /** What the browser is told once the order is placed, and the page it opens then; null: it stays where it is. */
  next: "pix" | "card" | "boleto";
  waitingPage: ((orderId: string) => string) | null;
  /** The stage of an order while its attempt waits, and when it ended unpaid. */
  stages: { waiting: "pix" | "em_analise" | "boleto"; ended: "pix" | "recusado" | "boleto" };
  readCode: (transaction: SeenTransaction) => SeenCode | null;
  charge: (facts: ChargeFacts) => PaymentRequest;
};
