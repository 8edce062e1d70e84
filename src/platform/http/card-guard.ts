import type { MiddlewareHandler } from "hono";
import { holdsCardNumber } from "#kit/find-card-number.ts";
import { log } from "../log.ts";
import { cardsRefused } from "../metrics.ts";
import { scope } from "../request-scope.ts";

/** Names that only the fields of a card have: no form of ours sends them. */
const CARD_FIELDS = /"(?:cardNumber|card_number|card\[number\]|cvv2?|cvc|securityCode|security_code|expiryDate)"/;
const REFUSED = "Dados de cartão não passam por aqui. Atualize a página e tente de novo.";

/**
 * A card's data goes from the browser directly to the provider. A call to our functions that seems to contain it is refused before anything
 * that could store it reads it, and raises an alarm without its content.
 */
export const cardGuard: MiddlewareHandler = async (c, next) => {
  if (!(await holdsCard(c.req.raw))) return next();
  cardsRefused.inc();
  log.error({ requestId: scope()?.id, method: c.req.method }, "card data reached the server: refused");
  return c.text(REFUSED, 400, { "cache-control": "private, no-store" });
};

async function holdsCard(request: Request): Promise<boolean> {
  const { search } = new URL(request.url);
  if (search && holdsCardNumber(decoded(search))) return true;
  if (request.body === null || request.headers.get("content-type")?.startsWith("multipart/")) return false;
  const body = await request.clone().text();
  return holdsCardNumber(body) || CARD_FIELDS.test(body);
}

function decoded(search: string): string {
  try {
    return decodeURIComponent(search.replaceAll("+", " "));
  } catch {
    return search;
  }
}
