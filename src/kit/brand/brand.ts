import { type Brand, DEFAULT_BRAND } from "./default.ts";

let current = DEFAULT_BRAND;

/** Sets the brand the operator chose, for everybody this process (or this tab) serves. */
export function setBrand(brand: Brand) {
  current = brand;
}

/** The brand as a page carries it: the article, then the name ("a|Autoria"). */
export const writtenBrand = (): string => `${current.article}|${current.name}`;

/** Reads what `writtenBrand` wrote; an unknown article becomes none. */
export function readBrand(written: string): Brand {
  const at = written.indexOf("|");
  const article = written.slice(0, at);
  return { name: written.slice(at + 1), article: article === "a" || article === "o" ? article : "" };
}

const CONTRACTIONS = {
  a: { the: "a", of: "da", in: "na", to: "à", by: "pela" },
  o: { the: "o", of: "do", in: "no", to: "ao", by: "pelo" },
  "": { the: "", of: "de", in: "em", to: "a", by: "por" },
};

const withName = (word: keyof (typeof CONTRACTIONS)["a"]) => `${CONTRACTIONS[current.article][word]} ${current.name}`.trim();

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The market's name in the forms a sentence needs. Read it when the sentence is written, never when a file is loaded: the operator's choice
 * is not known yet.
 */
export const brand = {
  /** "Autoria" */
  get name() {
    return current.name;
  },
  /** "a Autoria" */
  get the() {
    return withName("the");
  },
  /** "A Autoria", at the beginning of a sentence. */
  get The() {
    return capitalized(withName("the"));
  },
  /** "da Autoria" */
  get of() {
    return withName("of");
  },
  /** "na Autoria" */
  get in() {
    return withName("in");
  },
  /** "Na Autoria", at the beginning of a sentence. */
  get In() {
    return capitalized(withName("in"));
  },
  /** "à Autoria" */
  get to() {
    return withName("to");
  },
  /** "pela Autoria" */
  get by() {
    return withName("by");
  },
};
