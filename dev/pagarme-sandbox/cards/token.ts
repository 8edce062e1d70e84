import { createHash } from "node:crypto";
import * as z from "zod";
import { newId } from "../ids.ts";
import { omit } from "../omit.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import type { CardFace, CardToken } from "./card-face.ts";
import { behaviourOf, brandOf, isLuhnValid } from "./behaviour.ts";

const numeric = z.union([z.number(), z.string()]).transform(Number);

export const cardRequest = z.object({
  number: z.string(),
  holder_name: z.string().optional(),
  holder_document: z.string().optional(),
  exp_month: numeric,
  exp_year: numeric,
  cvv: z.string().optional(),
  brand: z.string().optional(),
  label: z.string().optional(),
});

/** Checks a raw card; refuses with field errors under `path` (422), as Pagar.me does. */
export function readCard(request: unknown, path: string, now: number): CardFace {
  const parsed = cardRequest.safeParse(request);
  if (!parsed.success) {
    const errors: Record<string, string[]> = {};
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? "number");
      errors[`${path}.${field}`] = [`The ${field} field is required.`];
    }
    throw invalid(errors);
  }
  const card = parsed.data;
  const number = card.number.replace(/\D/g, "");
  const errors: Record<string, string[]> = {};
  if (number.length < 13 || number.length > 19) {
    errors[`${path}.number`] = ["The field number must be a string with a minimum length of 13 and a maximum length of 19."];
  } else if (!isLuhnValid(number)) errors[`${path}.number`] = ["The number field is not a valid card number"];
  if (!card.holder_name?.trim()) errors[`${path}.holder_name`] = ["The holder_name field is required."];
  if (!(card.exp_month >= 1 && card.exp_month <= 12))
    errors[`${path}.exp_month`] = ["The field exp_month must be between 1 and 12."];
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  if (!(Date.UTC(year, card.exp_month) > now)) errors[`${path}.exp_year`] = ["Card expired."];
  if (card.cvv !== undefined && !/^\d{3,4}$/.test(card.cvv))
    errors[`${path}.cvv`] = ["The field cvv must be a string with a minimum length of 3 and a maximum length of 4."];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    fingerprint: createHash("sha256").update(`${number}/${card.exp_month}/${year}`).digest("hex"),
    behaviour: behaviourOf(number, card.cvv),
    first_six_digits: number.slice(0, 6),
    last_four_digits: number.slice(-4),
    brand: card.brand ?? brandOf(number),
    holder_name: card.holder_name ?? "",
    holder_document: card.holder_document ?? null,
    exp_month: card.exp_month,
    exp_year: year,
    label: card.label ?? null,
  };
}

const lifeMs = 60_000;

export function createToken(sandbox: Sandbox, face: CardFace): CardToken {
  const now = sandbox.clock.now();
  for (const [id, token] of sandbox.tokens) {
    if (token.expiresAtMs > now) break;
    sandbox.tokens.delete(id);
  }
  const token: CardToken = {
    id: newId("token_"),
    face,
    created_at: sandbox.clock.iso(now),
    expires_at: sandbox.clock.iso(now + lifeMs),
    expiresAtMs: now + lifeMs,
  };
  sandbox.tokens.set(token.id, token);
  return token;
}

/** Uses a token up: good once and for 60 seconds; otherwise 404. */
export function spendToken(sandbox: Sandbox, id: string): CardFace {
  const token = sandbox.tokens.get(id);
  sandbox.tokens.delete(id);
  if (!token || token.expiresAtMs <= sandbox.clock.now()) throw new Refusal(404, "Token not found.");
  return token.face;
}

export function renderToken(token: CardToken) {
  const card = omit(token.face, "fingerprint", "behaviour");
  return {
    id: token.id,
    type: "card",
    created_at: token.created_at,
    expires_at: token.expires_at,
    card: { ...card, type: "credit" },
  };
}
