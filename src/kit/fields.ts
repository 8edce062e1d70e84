import * as z from "zod";

import { parseBirthDate } from "./birth-date.ts";
import { parseCep } from "./cep.ts";
import { parseCode } from "./code.ts";
import { parseCnpj, parseCpf, parseDocument } from "./cpf-cnpj.ts";
import { parseBuyerEmail, parseEmail } from "./email.ts";
import {
  CEP_SENTENCES,
  DOCUMENT_SENTENCES,
  EMAIL_SENTENCES,
  HOLDER_NAME_SENTENCES,
  NAME_SENTENCES,
  PHONE_SENTENCES,
} from "./field-sentences.ts";
import { isUuid } from "./id.ts";
import { formatMoney, parseMoney } from "./money.ts";
import { ok, refuse, type Outcome } from "./outcome.ts";
import { parsePassword } from "./password.ts";
import { parsePercent } from "./percent.ts";
import { parseFullName, parseHolderName, parseName } from "./person-name.ts";
import { parsePhone } from "./phone.ts";
import { isSlug } from "./is-slug.ts";
import { cleanText, hasVisibleCharacter, type TextRefusal } from "./text.ts";
import { parseUf } from "./uf.ts";

type Sentences<R extends string> = Record<R | "missing", string>;

/** Runs one of our parsers inside a schema, and reports each refusal with its sentence. */
function reading<I, T, R extends string>(parse: (input: I) => Outcome<T, R>, sentences: Record<R, string>) {
  return (input: I, context: z.RefinementCtx): T => {
    const answer = parse(input);
    if (answer.ok) return answer.value;
    context.addIssue({ code: "custom", message: sentences[answer.reason] });
    return z.NEVER;
  };
}

/** A text field read by a parser; `missing` when absent or empty. */
function fieldOf<T, R extends string>(parse: (text: string) => Outcome<T, R>, sentences: Sentences<R>) {
  const orMissing = (text: string): Outcome<T, R | "missing"> => (text === "" ? refuse("missing") : parse(text));
  return z.string({ error: sentences.missing }).transform(reading(orMissing, sentences));
}

/** The same for a parser that returns null. */
function nullableFieldOf<T>(parse: (text: string) => T | null, missing: string, invalid: string) {
  const orRefuse = (text: string): Outcome<T, "missing" | "invalid"> => {
    if (text.trim() === "") return refuse("missing");
    const value = parse(text);
    return value === null ? refuse("invalid") : ok(value);
  };
  return fieldOf(orRefuse, { missing, invalid });
}

export const emailField = fieldOf(parseEmail, EMAIL_SENTENCES);
/** For a buyer's address. */
export const buyerEmailField = fieldOf(parseBuyerEmail, EMAIL_SENTENCES);

export const nameField = fieldOf(parseName, NAME_SENTENCES);
export const fullNameField = fieldOf(parseFullName, NAME_SENTENCES);
export const holderNameField = fieldOf(parseHolderName, HOLDER_NAME_SENTENCES);

/** `{ kind: 'cpf' | 'cnpj', value }`. */
export const documentField = fieldOf(parseDocument, DOCUMENT_SENTENCES);

export const cpfField = fieldOf(
  (text: string): Outcome<string, "invalid" | "other"> => {
    const cpf = parseCpf(text);
    return cpf ? ok(cpf) : refuse(parseCnpj(text) ? "other" : "invalid");
  },
  {
    missing: "Escreva o CPF.",
    invalid: DOCUMENT_SENTENCES.invalid_cpf,
    other: "Isto é um CNPJ. Aqui vai o CPF, com 11 números.",
  },
);

export const cnpjField = fieldOf(
  (text: string): Outcome<string, "invalid" | "other"> => {
    const cnpj = parseCnpj(text);
    return cnpj ? ok(cnpj) : refuse(parseCpf(text) ? "other" : "invalid");
  },
  {
    missing: "Escreva o CNPJ.",
    invalid: DOCUMENT_SENTENCES.invalid_cnpj,
    other: "Isto é um CPF. Aqui vai o CNPJ, com 14 caracteres.",
  },
);

/** A password exactly as typed. The rule about the e-mail needs both values: call `parsePassword(password, email)` in the verb. */
export const passwordField = fieldOf((text) => parsePassword(text), {
  missing: "Escreva a senha.",
  short_password: "Use pelo menos 8 caracteres.",
  long_password: "Use no máximo 128 caracteres.",
  common_password: "Esta senha é fácil de adivinhar. Junte três palavras que só você juntaria.",
  password_is_email: "A senha não pode ser o seu e-mail.",
  malformed_password: "A senha tem um caractere que não dá para guardar. Escreva outra.",
});

export const phoneField = nullableFieldOf(parsePhone, PHONE_SENTENCES.missing, PHONE_SENTENCES.invalid);

export const cepField = nullableFieldOf(parseCep, CEP_SENTENCES.missing, CEP_SENTENCES.invalid);
export const ufField = nullableFieldOf(parseUf, "Escolha o estado.", "Este estado não existe.");

/** "s/n" and "12-A" are valid house numbers. */
export const addressNumberField = textField({ max: 15, missing: "Escreva o número, ou s/n." });

/** "dd/mm/aaaa" to "aaaa-mm-dd", of an adult. `clock` is called at each parse. */
export function birthDateField(clock: () => Date = () => new Date()) {
  return fieldOf((text) => parseBirthDate(text, clock()), {
    missing: "Escreva a data de nascimento.",
    not_a_date: "Esta data não existe. Escreva dia, mês e ano: 28/02/1990.",
    implausible_birth_date: "Confira o ano de nascimento.",
    underage: "Para vender é preciso ter 18 anos ou mais.",
  });
}

/** Centavos from "1.234,56". */
export const moneyField = nullableFieldOf(
  parseMoney,
  "Escreva o valor.",
  "Escreva o valor com vírgula e centavos, como 1.234,56.",
);

/** Centavos within bounds, both included. */
export function moneyFieldBetween(minCents: number, maxCents: number) {
  return moneyField.refine((cents) => cents >= minCents && cents <= maxCents, {
    error: `O valor vai de ${formatMoney(minCents)} a ${formatMoney(maxCents)}.`,
  });
}

/** Basis points from "12,5%". */
export const percentField = nullableFieldOf(
  parsePercent,
  "Escreva a porcentagem.",
  "Escreva uma porcentagem de 0 a 100, com até duas casas: 12,5.",
);

export const codeField = nullableFieldOf(
  parseCode,
  "Escreva o código.",
  "O código tem de 3 a 24 letras, números, hífen ou sublinhado.",
);

/** A cleaned text of 1 to `max` code points with at least one visible character. */
export function textField(options: { max: number; multiline?: boolean; missing?: string }) {
  const parse = (text: string): Outcome<string, "missing" | TextRefusal> => {
    const cleaned = cleanText(text, options);
    return cleaned.ok && !hasVisibleCharacter(cleaned.value) ? refuse("missing") : cleaned;
  };
  const missing = options.missing ?? "Preencha este campo.";
  return fieldOf(parse, { missing, ...textSentences(options.max) });
}

/** The same for an optional field: absent and blank become ''. */
export function optionalTextField(options: { max: number; multiline?: boolean }) {
  const parse = (text?: string): Outcome<string, TextRefusal> => cleanText(text ?? "", options);
  return z
    .string()
    .optional()
    .transform(reading(parse, textSentences(options.max)));
}

function textSentences(max: number): Record<TextRefusal, string> {
  return {
    too_long: `O texto passou de ${max} caracteres.`,
    malformed: "O texto tem um caractere que não dá para guardar. Escreva de novo, sem colar.",
  };
}

/** A title, on one line. */
export function titleField(max: number) {
  return textField({ max, missing: "Escreva o título." });
}

export const idField = z.string().refine(isUuid, { error: "Este endereço não existe." });
export const slugField = z.string().refine(isSlug, { error: "Este endereço não existe." });
