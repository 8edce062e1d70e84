import type { ConfigurationCause } from "#integrations/pagarme/answer.ts";
import type { SeenCode } from "./methods/method.ts";
import type { ProviderCharge } from "./rules/verdict.ts";

/** The `refusal` of an attempt that failed because of our account at the provider: it counts against no buyer and no card. */
export const OUR_FAULT = "configuracao";
/** The `refusal` of an attempt that did not reach the provider, which was unavailable. */
export const PROVIDER_AWAY = "provedor indisponível";

/** A charge read from the provider, in our types. */
export type SeenCharge = ProviderCharge & {
  providerOrderId: string;
  providerChargeId: string;
  providerCustomerId: string | null;
  /** The code the buyer pays with, for a method that has one. */
  code: SeenCode | null;
  card: SeenCard | null;
  refusal: string | null;
  /** The problem of our account that stopped the charge; null when there is none. */
  ourFault?: ConfigurationCause | null;
  /** When the provider last changed the charge; distinguishes an old reading from a new one. */
  updatedAt: Date | null;
};
export type SeenCard = {
  providerId: string;
  brand: string;
  firstSix: string | null;
  lastFour: string;
  holderName: string;
  expMonth: number;
  expYear: number;
};
