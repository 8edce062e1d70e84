import type { SeenCode } from "./methods/method.ts";
import type { ProviderCharge } from "./rules/verdict.ts";

/** A charge as read from the provider, in our words. */
export type SeenCharge = ProviderCharge & {
  providerOrderId: string;
  providerChargeId: string;
  providerCustomerId: string | null;
  /** What the buyer pays with, for a method that gives a code. */
  code: SeenCode | null;
  card: SeenCard | null;
  refusal: string | null;
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
