import * as z from "zod";

export const HOWS = ["aviso", "rodape", "conta"] as const;
export type How = (typeof HOWS)[number];

export const consentInput = z.strictObject({ isGiven: z.boolean(), how: z.enum(HOWS) });

export type ConsentAnswer = { isGiven: boolean; textVersion: string; how: How; at: Date };

/** What a person answered, newest first, and the terms the account was opened and each purchase made under. */
export type ConsentFacts = {
  answers: ConsentAnswer[];
  terms: { version: string; since: Date; orders: number; atOpening: boolean }[];
};
