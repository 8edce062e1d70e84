import type { ConfigurationCause } from "./answer.ts";
import { configurationCause } from "./configuration-cause.ts";
import type { PagarmeTransaction } from "./types.ts";

/**
 * Whose fault a charge that failed is, although the call answered 200. `bank` carries the bank's or the antifraud's code; `person`
 * the field of the customer or the card that was wrong; `configuration` what of our account.
 */
export type ChargeFault =
  | { whose: "bank"; code: string }
  | { whose: "person"; field: PersonField }
  | { whose: "configuration"; cause: ConfigurationCause }
  | { whose: "unknown" };

export type PersonField = "name" | "email" | "document" | "phone" | "address" | "card";

/** The antifraud may refuse what the bank had approved: its word comes first. It does not always give a code. */
const ANTIFRAUD_CODE = "1070";
const APPROVED = /^0+$/;

export function chargeFault(transaction: PagarmeTransaction | null | undefined): ChargeFault {
  const antifraud = transaction?.antifraud_response;
  if (antifraud?.status === "reproved" || antifraud?.status === "rejected")
    return { whose: "bank", code: antifraud.return_code ?? ANTIFRAUD_CODE };
  const acquirer = transaction?.acquirer_return_code;
  if (acquirer && !APPROVED.test(acquirer)) return { whose: "bank", code: acquirer };
  const gateway = transaction?.gateway_response;
  const code = gateway?.code ?? null;
  if (code === null || !/^[45]\d\d$/.test(code)) return code && code !== "200" ? { whose: "bank", code } : { whose: "unknown" };
  const texts = (gateway?.errors ?? []).map((error) => error.message ?? "");
  const field = personField(texts);
  if (field && configurationCause(0, texts) === null) return { whose: "person", field };
  return { whose: "configuration", cause: configurationCause(0, texts) ?? "request" };
}

const FIELDS: readonly [RegExp, PersonField][] = [
  [/customer.*e-?mail|e-?mail.*(invalid|inv[aá]lid)/i, "email"],
  [/customer.*(document|cpf|cnpj)|(document|cpf|cnpj).*(invalid|inv[aá]lid)/i, "document"],
  [/customer.*phone|phone.*(invalid|required)/i, "phone"],
  [/billing|address|zip_?code|endere[cç]o/i, "address"],
  [/customer.*name/i, "name"],
  [/card|token|holder|exp_(month|year)|cvv/i, "card"],
];

/** Which data of the buyer the texts or field paths of a refusal are about; null for none of theirs. */
export function personField(texts: readonly string[]): PersonField | null {
  for (const [words, field] of FIELDS) if (texts.some((text) => words.test(text))) return field;
  return null;
}
