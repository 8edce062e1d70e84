import { brand } from "#kit/brand/brand.ts";
import { firstName } from "#kit/person-name.ts";
import { isReservedName } from "#kit/reserved-words.ts";
import { toSlug } from "#kit/slug.ts";
import { cleanText, countCodePoints, cutCodePoints, hasVisibleCharacter } from "#kit/text.ts";

export const SHOWN_NAME_LENGTH = 60;
export const BYLINE_LENGTH = 40;
const AREA_LENGTH = 40;
const MOST_AREAS = 6;

/** What is switched on and off, each by itself. `open` is the page. */
export const PROFILE_PARTS = ["open", "since", "areas", "lists", "reviews", "stores", "indexed"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const ENDING = 8;

/** "marina-7k2fq9xw": a name to recognise and an ending nobody guesses. `random` are 8 bytes. */
export function profileSlug(name: string, random: Uint8Array): string {
  const ending = Array.from(random.subarray(0, ENDING), (byte) => LETTERS[byte % LETTERS.length]).join("");
  const words = toSlug(cutCodePoints(firstName(name), 30), { fallback: "perfil" });
  return `${words}-${ending}`;
}

/** "Matemática, 5º ano" as its areas: each once, cleaned, in the order written. */
export function readAreas(text: string): string[] {
  const areas = new Map<string, string>();
  for (const piece of text.split(/[,;\n]/)) {
    const cleaned = cleanText(piece, { max: 1_000 });
    const area = cleaned.ok ? cleaned.value : "";
    if (hasVisibleCharacter(area) && !areas.has(area.toLocaleLowerCase("pt-BR")))
      areas.set(area.toLocaleLowerCase("pt-BR"), area);
  }
  return [...areas.values()];
}

/** What is wrong with how somebody wants to be read by strangers; null when nothing. */
export function nameTrouble(text: string): string | null {
  if (isReservedName(text)) return "Este nome é reservado. Escreva outro.";
  if (hasContact(text)) return `Sem contatos nem endereços: quem quiser falar com você usa ${brand.the}.`;
  return null;
}

/** What is wrong with the areas; null when nothing. */
export function areasTrouble(areas: readonly string[]): string | null {
  if (areas.length > MOST_AREAS) return `Escreva até ${MOST_AREAS} áreas.`;
  if (areas.some((area) => countCodePoints(area) > AREA_LENGTH)) return `Cada área tem até ${AREA_LENGTH} caracteres.`;
  if (areas.some(hasContact)) return "Sem contatos nem endereços.";
  return null;
}

/** An address, a handle or a telephone. */
const hasContact = (text: string): boolean =>
  /@|https?:|www\.|\.(com|net|org|br|me|link)\b|(\d[\s().-]*){8}/i.test(text.normalize("NFKC"));
