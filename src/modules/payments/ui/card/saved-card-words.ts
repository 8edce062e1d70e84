import { BRAND_NAMES } from "#kit/card-number.ts";
import type { SavedCard } from "../../cards/schema.ts";

type CardLabelFacts = Pick<SavedCard, "brand" | "lastFour"> & { nickname?: string };

/** "Visa" from the provider's "visa" or "Visa"; an unknown brand is returned as it is. */
export function brandName(brand: string): string {
  const known = Object.entries(BRAND_NAMES).find(([key, name]) => [key, name.toLowerCase()].includes(brand.toLowerCase()));
  return known ? known[1] : brand || "Cartão";
}

/** "Visa final 0010", or "Cartão da escola (Visa final 0010)" when it has a nickname. */
export function cardWords({ brand, lastFour, nickname }: CardLabelFacts): string {
  const label = `${brandName(brand)} final ${lastFour}`;
  return nickname ? `${nickname} (${label})` : label;
}
