import type { ConfigurationCause } from "#integrations/pagarme/answer.ts";
import type { SeenCode } from "./methods/method.ts";
import type { ProviderCharge } from "./rules/verdict.ts";

/** What an attempt that our own account at the provider stopped leaves as its refusal: it counts against nobody. */
export const OUR_FAULT = "configuracao";
/** What an attempt that never reached the provider, which was away, leaves as its refusal. */
export const PROVIDER_AWAY = "provedor indisponível";

/** A charge as read from the provider, in our words. */
export type SeenCharge = ProviderCharge & {
  providerOrderId: string;
  providerChargeId: string;
  providerCustomerId: string | null;
  /** What the buyer pays with, for a method that gives a code. */
  code: SeenCode | null;
  card: SeenCard | null;
  refusal: string | null;
  /** What of our account stopped it, if that is what did. */
  ourFault?: ConfigurationCause | null;
  /** When the provider last changed the charge: tells an old reading from a new one. */
  updatedAt: Date | null;
};
export type SeenCard = {
  providerId: string;
  brand: string;
  lastFour: string;
  holderName: string;
  expMonth: number;
  expYear: number;
};
