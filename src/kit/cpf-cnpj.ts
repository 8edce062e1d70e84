import { isValidCnpj } from "@brazilian-utils/brazilian-utils/is-valid-cnpj";
import { isValidCpf } from "@brazilian-utils/brazilian-utils/is-valid-cpf";

import { ok, refuse, type Outcome } from "./outcome.ts";

export type BrazilianDocument = { kind: "cpf" | "cnpj"; value: string };
export type DocumentRefusal = "invalid_cpf" | "invalid_cnpj" | "not_a_document";

// ASCII is required before upper-casing, so that "ı", "Á" or a full-width digit never becomes a valid character.
const CPF_SHAPE = /^([0-9]{3})[. ]?([0-9]{3})[. ]?([0-9]{3})[- ]?([0-9]{2})$/;
const CNPJ_SHAPE = /^([0-9A-Za-z]{2})[. ]?([0-9A-Za-z]{3})[. ]?([0-9A-Za-z]{3})[/ ]?([0-9A-Za-z]{4})[- ]?([0-9A-Za-z]{2})$/;

function charactersOf(text: string, shape: RegExp): string | null {
  const found = text.length > 64 ? null : shape.exec(text.trim());
  return found ? found.slice(1).join("").toUpperCase() : null;
}

/** The 11 digits of a valid CPF, with or without punctuation, or null. Never adds missing leading zeros. */
export function parseCpf(text: string): string | null {
  const digits = charactersOf(text, CPF_SHAPE);
  return digits && isValidCpf(digits) ? digits : null;
}

/** The 14 upper-case characters of a valid CNPJ, numeric or alphanumeric, or null. */
export function parseCnpj(text: string): string | null {
  const characters = charactersOf(text, CNPJ_SHAPE);
  return characters && isValidCnpj(characters, { version: 2 }) ? characters : null;
}

/** The kind of document and the value to store, as text. */
export function parseDocument(text: string): Outcome<BrazilianDocument, DocumentRefusal> {
  const cpf = parseCpf(text);
  if (cpf) return ok({ kind: "cpf", value: cpf });
  const cnpj = parseCnpj(text);
  if (cnpj) return ok({ kind: "cnpj", value: cnpj });
  if (charactersOf(text, CPF_SHAPE)) return refuse("invalid_cpf");
  return refuse(charactersOf(text, CNPJ_SHAPE) ? "invalid_cnpj" : "not_a_document");
}

/** "529.982.247-25" or "12.ABC.345/01DE-35" from a stored value. */
export function formatDocument(value: string): string {
  return value.length === 11
    ? value.replace(/^(.{3})(.{3})(.{3})(.{2})$/, "$1.$2.$3-$4")
    : value.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
}

/** What the public may see of a seller's document: a CNPJ is public and shown in full, a person's CPF is masked. */
export const publicDocument = (value: string): string => (value.length === 11 ? maskDocument(value) : formatDocument(value));

/** "•••.982.247-••" or "••.ABC.345/01DE-••": enough for its owner to recognise it. */
export function maskDocument(value: string): string {
  return formatDocument(value)
    .replace(/^.{3}(?=\..{3}\..{3}-)/, "•••")
    .replace(/^.{2}(?=\..{3}\..{3}\/)/, "••")
    .replace(/-.{2}$/, "-••");
}
