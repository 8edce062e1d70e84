import { type Brand, DEFAULT_BRAND } from "./default.ts";

let current = DEFAULT_BRAND;

/** Takes what the operator chose: the same for everybody that this process (or this tab) serves. */
export function setBrand(brand: Brand) {
  current = brand;
}

/** As a page carries it: the article, then the name ("a|Autoria"). */
export const writtenBrand = (): string => `${current.article}|${current.name}`;

/** What `writtenBrand` wrote; an article it does not know is none. */
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

/** The market's name in a sentence, read when the sentence is written: never at the load of a file, which is before the operator's choice is known. */
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
