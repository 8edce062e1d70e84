import type { ProviderCharge } from "./rules/verdict.ts";

/** A charge as read from the provider, in our words. */
export type SeenCharge = ProviderCharge & {
  providerOrderId: string;
  providerChargeId: string;
  providerCustomerId: string | null;
  pixCode: string | null;
  pixExpiresAt: Date | null;
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
