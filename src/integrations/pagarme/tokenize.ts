/** A card as typed. It goes from the browser straight to Pagar.me, never to our server. */
export interface TypedCard {
  number: string;
  holderName: string;
  holderDocument?: string;
  expMonth: number;
  expYear: number;
  cvv: string;
}

export type CardField = "number" | "holder_name" | "holder_document" | "exp_month" | "exp_year" | "cvv";

export type TokenizeAnswer =
  | { ok: true; token: string; brand: string | null; lastFour: string | null; expiresAt: string | null }
  | { ok: false; reason: "card_invalid"; fields: CardField[] }
  | { ok: false; reason: "unavailable" };

const fields: CardField[] = ["number", "holder_name", "holder_document", "exp_month", "exp_year", "cvv"];
const timeoutMs = 10_000;

/** Exchanges a card for a token good for one use within 60 seconds: call it when the form is sent. Browser only. */
export async function tokenizeCard(
  pagarme: { apiUrl: string; publicKey: string },
  card: TypedCard,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<TokenizeAnswer> {
  try {
    const response = await fetch(`${pagarme.apiUrl.replace(/\/$/, "")}/tokens?appId=${encodeURIComponent(pagarme.publicKey)}`, {
      method: "POST",
      credentials: "omit",
      referrerPolicy: "origin",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "card", card: wireCard(card) }),
    });
    const body: unknown = await response.json();
    if (response.status === 422 || response.status === 400)
      return { ok: false, reason: "card_invalid", fields: fieldsAtFault(body) };
    return response.ok ? readToken(body) : { ok: false, reason: "unavailable" };
  } catch {
    return { ok: false, reason: "unavailable" };
  }
}

function wireCard(card: TypedCard) {
  return {
    number: card.number.replace(/\D/g, ""),
    // Its documentation takes letters without accents.
    holder_name: card.holderName.normalize("NFD").replace(/\p{M}/gu, "").trim(),
    ...(card.holderDocument ? { holder_document: card.holderDocument.replace(/\D/g, "") } : {}),
    exp_month: card.expMonth,
    exp_year: card.expYear,
    cvv: card.cvv,
  };
}

function readToken(body: unknown): TokenizeAnswer {
  if (!isRecord(body) || typeof body.id !== "string") return { ok: false, reason: "unavailable" };
  const card = isRecord(body.card) ? body.card : {};
  return {
    ok: true,
    token: body.id,
    brand: textOf(card.brand),
    lastFour: textOf(card.last_four_digits),
    expiresAt: textOf(body.expires_at),
  };
}

/** Error keys look like `request.card.exp_month`. */
function fieldsAtFault(body: unknown): CardField[] {
  const keys = isRecord(body) && isRecord(body.errors) ? Object.keys(body.errors) : [];
  return fields.filter((field) => keys.some((key) => key.endsWith(`.${field}`)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
