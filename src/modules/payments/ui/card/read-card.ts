import type { CardField, TypedCard } from "#integrations/pagarme/tokenize.ts";
import { parseCardExpiry } from "#kit/card-expiry.ts";
import { brandOfNumber, cardDigits, cvvLength, parseCardNumber } from "#kit/card-number.ts";
import { parseDocument } from "#kit/cpf-cnpj.ts";
import { DOCUMENT_SENTENCES, HOLDER_NAME_SENTENCES } from "#kit/field-sentences.ts";
import { parseHolderName } from "#kit/person-name.ts";

export const CARD_FIELDS = ["cardNumber", "cardName", "expiryDate", "cvv", "holderDocument"] as const;
export type CardFieldName = (typeof CARD_FIELDS)[number];
export type CardMistakes = Partial<Record<CardFieldName, string>>;

const EXPIRY_SENTENCES = {
  not_an_expiry: "Escreva mês e ano, como no cartão: 09/29.",
  expired: "Este cartão venceu. Confira a validade ou use outro.",
};

/**
 * Reads the typed card in the browser; `card` is null while something is wrong with it. An empty name on it means `buyerName`, which is ""
 * when the buyer's name is unknown or is a company's.
 */
export function readCard(form: FormData, now: Date, buyerName = ""): { card: TypedCard | null; mistakes: CardMistakes } {
  const text = (name: CardFieldName): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const number = parseCardNumber(text("cardNumber"));
  const expiry = parseCardExpiry(text("expiryDate"), now);
  const cvv = text("cvv");
  // For a card in the buyer's name, no other document is read.
  const writtenDocument = text("cardName") ? text("holderDocument") : "";
  const holderDocument = writtenDocument.replace(/[^0-9A-Za-z]/g, "");
  const holder = parseHolderName(text("cardName") || buyerName, holderDocument);
  const mistakes: CardMistakes = {};
  if (!number) mistakes.cardNumber = numberMistake(text("cardNumber"));
  if (!holder.ok) mistakes.cardName = HOLDER_NAME_SENTENCES[text("cardName") ? holder.reason : "missing"];
  if (!expiry.ok) mistakes.expiryDate = text("expiryDate") ? EXPIRY_SENTENCES[expiry.reason] : "Escreva a validade.";
  const wrongCode = cvvMistake(cvv, text("cardNumber"));
  if (wrongCode) mistakes.cvv = wrongCode;
  const wrongDocument = documentMistake(writtenDocument);
  if (wrongDocument) mistakes.holderDocument = wrongDocument;
  if (!number || !holder.ok || !expiry.ok || Object.keys(mistakes).length > 0) return { card: null, mistakes };
  const { month, year } = expiry.value;
  const card = { number, holderName: holder.value, expMonth: month, expYear: year, cvv };
  return { card: holderDocument ? { ...card, holderDocument } : card, mistakes };
}

function numberMistake(text: string): string {
  const { length } = cardDigits(text);
  if (length === 0) return "Escreva o número do cartão.";
  if (length < 13) return "Faltam números. Confira o número do cartão.";
  return "Confira o número do cartão: um dos dígitos não bate.";
}

function cvvMistake(text: string, number: string): string | undefined {
  const brand = brandOfNumber(number);
  const length = cvvLength(brand);
  if (text === "") return "Escreva o código.";
  if (/^[0-9]+$/.test(text) && text.length === length) return undefined;
  if (text.length === length - 1) return "Faltou um dígito.";
  return brand === "amex" ? "O código tem 4 números, na frente do cartão." : "O código tem 3 números, atrás do cartão.";
}

/**
 * The mistake in the holder's document, if any. Eleven equal digits are accepted: they are nobody's, and the provider's antifraud judges
 * them.
 */
function documentMistake(text: string): string | undefined {
  const digits = text.replace(/[^0-9]/g, "");
  if (text === "" || /^(\d)\1{10}$/.test(digits)) return undefined;
  const read = parseDocument(text);
  return read.ok ? undefined : DOCUMENT_SENTENCES[read.reason];
}

const FIELD_OF: Record<CardField, CardFieldName> = {
  number: "cardNumber",
  holder_name: "cardName",
  holder_document: "holderDocument",
  exp_month: "expiryDate",
  exp_year: "expiryDate",
  cvv: "cvv",
};

const REFUSED: CardMistakes = {
  cardNumber: "O banco não reconhece este número. Confira ou use outro cartão.",
  cardName: "O banco não aceitou o nome. Escreva como está no cartão.",
  expiryDate: "O banco não aceitou a validade. Confira no cartão.",
  cvv: "O banco não aceitou o código. Confira no cartão.",
  holderDocument: "O banco não aceitou este documento.",
};

/** The provider's mistakes by input name; that of the card number when the provider names no field. */
export function refusedFields(fields: CardField[]): CardMistakes {
  const names: CardFieldName[] = fields.length > 0 ? fields.map((field) => FIELD_OF[field]) : ["cardNumber"];
  return Object.fromEntries(names.map((name) => [name, REFUSED[name]]));
}
