import type { AddressRequest, PaymentRequest } from "#integrations/pagarme/requests.ts";
import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";
import type { StorePayments } from "../recipients/rules.ts";

/** The data of a charge request from the attempt, its order and the platform's settings. */
export type ChargeFacts = {
  orderNumber: number;
  /** Validity of the code, in seconds. */
  expiresSeconds: number;
  installments: number;
  statementName: string;
  /** The provider's id of the card; otherwise the browser's token is sent. */
  cardProviderId: string | null;
  cardToken: string;
  billing: AddressRequest | null;
  /** The page to which the bank returns a buyer who must confirm there; null when no confirmation is requested. */
  returnUrl: string | null;
  /** The end of the last day for paying a code with a due date. */
  dueAt: Date;
};

/** The code of the provider's transaction that the buyer pays with; `url`: its document, when there is one. */
export type SeenCode = { code: string; expiresAt: Date | null; url: string | null };
export type SeenTransaction = Record<"qr_code" | "expires_at" | "line" | "pdf" | "url" | "due_at", string | null>;

/** The methods that the administration may turn on, besides those always available. */
export type PlatformMethods = { boleto: boolean };

/** Everything that depends on the payment method. A new method is a record of this type and its name in `orders/rules.ts`. */
export type Method = {
  name: ChargedMethod;
  providerName: PaymentRequest["payment_method"];
  /** A short name; `orders/messages.ts` has the full one. */
  shortLabel: string;
  chargeTitle: string;
  /** Label of the button that pays. */
  payLabel: string;
  /** What the buyer waits for or pays with: "o código Pix". */
  codeLabel: string;
  /** Whether a purchase from stores with these settings may be paid this way. */
  isOffered: (stores: readonly StorePayments[], platform: PlatformMethods) => boolean;
  /** Whether the authors' Pix discount applies to an order paid this way. */
  takesPixDiscount: boolean;
  /** Days from the payment until the provider makes an instalment available. */
  usualDays: (installment: number) => number;
  /** Whether the provider requires the buyer's address, which is requested once. */
  needsAddress: boolean;
  /** Whether the provider can anticipate its receivables. */
  isAnticipated: boolean;
  /** Whether the provider may refuse to cancel an unpaid code, which then may be paid until it expires, whatever the order's state. */
  staysPayable: boolean;
  /** The longest interval between two readings of an unfinished attempt, in seconds. */
  readEverySeconds: number;
  /** Whether most buyers pay within a minute: the e-mail with the code is then delayed for those who do not. */
  isPaidAtOnce: boolean;
  /** The e-mail with the code, and how many hours before it expires a reminder is sent; null: never. */
  codeEmail: string | null;
  remindHours: number | null;
  /** Minutes after it expires at which an unpaid code is cancelled at the provider; null when the buyer gets no code. */
  endsAfterMinutes: number | null;
  /** For how many days a closed code is still read, since a slow bank may pay it; null when that cannot happen. */
  paidLateDays: number | null;
  /** Days from the payment in which the provider makes a refund (null: no limit), and how it reaches the buyer. */
  refund: { untilDays: number | null; wayBack: string; wayBackInShort: string; needsAccount: boolean };
  /** The kind of a dispute of this method, and for how many days from the payment one may come. */
  dispute: { reason: "contestacao" | "med"; days: number };
  /** Whether a bank processes the payment before answering, so that a refused one may be tried again. */
  isJudgedByBank: boolean;
  /** Whether the charge uses the customer saved at the provider instead of one in the request. */
  isOfSavedCustomer: boolean;
  /** The next step returned to the browser once the order is placed, and the page it opens then; null: it stays on the page. */
  next: "pix" | "card" | "boleto";
  waitingPage: ((orderId: string) => string) | null;
  /** The stage of an order while its attempt waits, and after it ended unpaid. */
  stages: { waiting: "pix" | "em_analise" | "boleto"; ended: "pix" | "recusado" | "boleto" };
  readCode: (transaction: SeenTransaction) => SeenCode | null;
  charge: (facts: ChargeFacts) => PaymentRequest;
};
