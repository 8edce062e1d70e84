import type { CardBehaviour } from "../objects.ts";

/** A card as the sandbox remembers it: never its number nor its CVV. */
export interface CardFace {
  fingerprint: string;
  behaviour: CardBehaviour;
  first_six_digits: string;
  last_four_digits: string;
  brand: string;
  holder_name: string;
  holder_document: string | null;
  exp_month: number;
  exp_year: number;
  label: string | null;
}

export interface CardToken {
  id: string;
  face: CardFace;
  created_at: string;
  expires_at: string;
  expiresAtMs: number;
}
