import { parseCep } from "#kit/cep.ts";
import { CEP_SENTENCES, PHONE_SENTENCES } from "#kit/field-sentences.ts";
import { cleanText, hasVisibleCharacter } from "#kit/text.ts";
import { parsePhone } from "#kit/phone.ts";
import { parseUf } from "#kit/uf.ts";
import type { Address } from "../addresses/schema.ts";

export type AddressField = keyof Address;
export type AddressMistakes = Partial<Record<AddressField, string>>;

const LENGTHS = { street: 120, number: 15, complement: 60, district: 60, city: 60 } as const;
const MISSING = {
  street: "Escreva a rua.",
  number: "Escreva o número, ou s/n.",
  complement: "",
  district: "Escreva o bairro.",
  city: "Escreva a cidade.",
} as const;

/** The name of each input in the form. */
const PREFIX = "address.";
export const addressInputName = (field: AddressField): string => `${PREFIX}${field}`;

/** What is wrong with an address, by the names of its inputs. */
export const namedMistakes = (mistakes: AddressMistakes): Record<string, string> =>
  Object.fromEntries(Object.entries(mistakes).map(([field, sentence]) => [`${PREFIX}${field}`, sentence]));

/** Reads the address in the browser; null while something is missing. A phone is asked for only where somebody is charged. */
export function readAddress(form: FormData, needsPhone = false): { address: Address | null; mistakes: AddressMistakes } {
  const typed = (field: AddressField): string => {
    const value = form.get(addressInputName(field));
    return typeof value === "string" ? value : "";
  };
  const mistakes: AddressMistakes = {};
  const cep = parseCep(typed("cep"));
  if (!cep) mistakes.cep = typed("cep").trim() ? CEP_SENTENCES.invalid : CEP_SENTENCES.missing;
  const line = (field: keyof typeof LENGTHS): string => {
    const cleaned = cleanText(typed(field), { max: LENGTHS[field] });
    if (!cleaned.ok) mistakes[field] = `Use até ${LENGTHS[field]} caracteres.`;
    else if (MISSING[field] && !hasVisibleCharacter(cleaned.value)) mistakes[field] = MISSING[field];
    return cleaned.ok ? cleaned.value : "";
  };
  const lines = {
    street: line("street"),
    number: line("number"),
    complement: line("complement"),
    district: line("district"),
    city: line("city"),
  };
  const uf = parseUf(typed("uf"));
  if (!uf) mistakes.uf = "Escolha o estado.";
  const phone = parsePhone(typed("phone"));
  if (!phone && typed("phone").trim()) mistakes.phone = PHONE_SENTENCES.invalid;
  else if (!phone && needsPhone) mistakes.phone = PHONE_SENTENCES.missing;
  const isWhole = cep !== null && uf !== null && Object.keys(mistakes).length === 0;
  return { address: isWhole ? { cep, uf, ...lines, ...(phone && { phone }) } : null, mistakes };
}
