import { parseCpf } from "./cpf-cnpj.ts";
import { findContacts } from "./find-contacts.ts";
import { fold } from "./fold.ts";

/** The reasons for which a public text needs review before it is shown. */
export const SCREEN_REASONS = ["link", "email", "telefone", "documento", "gritos", "ofensa"] as const;
export type ScreenReason = (typeof SCREEN_REASONS)[number];

const DIGIT_WORDS = /(?:\b(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)\b[\s,.-]*){8,}/;
const CPF = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;

const LEAST_LETTERS_TO_SHOUT = 24;
const MOST_CAPITALS = 0.6;
const DRAGGED = /(\p{L}|[!?])\1{5,}/u;

/** Complete words, after `fold`; words that only criticise a product are not here. */
const OFFENSES = new RegExp(
  `(?<![a-z])(?:${[
    "arrombad[oa]s?",
    "babacas?",
    "bostas?",
    "buceta",
    "caralh[oa]",
    "corn[oa]s?",
    "cretin[oa]s?",
    "cu",
    "desgracad[oa]s?",
    "escrot[oa]s?",
    "fdp",
    "foda(?:-se)?",
    "fudid[oa]s?",
    "fuder",
    "foder",
    "idiotas?",
    "imbecil|imbecis",
    "ladra|ladrao|ladroes",
    "merdas?",
    "mongol(?:oide)?s?",
    "otari[oa]s?",
    "pau no cu",
    "piranhas?",
    "pqp",
    "puta que pariu|filh[oa] da puta|putas?|puto",
    "porra",
    "rameira",
    "retardad[oa]s?",
    "tnc",
    "traveco",
    "vagabund[oa]s?",
    "vadias?",
    "viad[oa]s?",
    "vsf|vtnc",
  ].join("|")})(?![a-z])`,
);

/**
 * The reasons for which a person should review a text: contacts outside the market, personal data, shouting, insults. Empty when there is
 * none.
 */
export function screenText(text: string): ScreenReason[] {
  const plain = fold(text);
  const contacts: ScreenReason[] = findContacts(text);
  const found: [ScreenReason, boolean][] = [
    ["telefone", !contacts.includes("telefone") && DIGIT_WORDS.test(plain)],
    ["documento", (plain.match(CPF) ?? []).some((run) => parseCpf(run) !== null)],
    ["gritos", isShouting(text)],
    ["ofensa", OFFENSES.test(unmask(plain))],
  ];
  return [...contacts, ...found.filter(([, isFound]) => isFound).map(([reason]) => reason)];
}

function isShouting(text: string): boolean {
  if (DRAGGED.test(text)) return true;
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= LEAST_LETTERS_TO_SHOUT && capitals.length / letters.length > MOST_CAPITALS;
}

const DISGUISES: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a", $: "s", "*": "" };

/** Undoes disguises such as "c@r4lh0" and "c.a.r.a.l.h.o". */
function unmask(plain: string): string {
  const letters = plain.replace(/[a-z][a-z0-9@$*]*[0-9@$*][a-z0-9@$*]*/g, (word) =>
    word.replace(/[0-9@$*]/g, (sign) => DISGUISES[sign] ?? sign),
  );
  const joined = letters.replace(/\b(?:[a-z][.\-_ ]){3,}[a-z]\b/g, (word) => word.replace(/[.\-_ ]/g, ""));
  return joined.replace(/([a-z])\1{2,}/g, "$1");
}
