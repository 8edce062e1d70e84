/** What the applicant writes. Everything is kept as typed until it is sent. */
export type Answers = {
  legalName: string;
  document: string;
  city: string;
  uf: string;
  storeName: string;
  authorName: string;
  area: string;
  about: string;
  sampleUrl: string;
  sampleWords: string;
  isAdult: boolean;
  ownsProduct: boolean;
  acceptsRules: boolean;
  /** Of the items that the administration wrote, by their keys; "sim" is what is declared. */
  extra: Record<string, string>;
};

export type AnswerField = Exclude<keyof Answers, "extra">;

/** Items whose answers are the form's own. */
const REQUIREMENT_KEYS = ["email", "pessoa", "loja", "apresentacao", "amostra", "maioridade", "autoria", "regras"] as const;
export type RequirementKey = (typeof REQUIREMENT_KEYS)[number];

/** What the platform may say of an item; `corrigido`, the applicant changed what was asked. */
export const MARKS = ["conferido", "ajuste", "corrigido", "dispensado"] as const;
export type Mark = (typeof MARKS)[number];

/** `conta`: the machine knows; `declara`: the applicant states; `confere`: a person of the platform looks. */
export type HowProved = "conta" | "declara" | "confere";

/** `isFixed`: a store cannot open without it, so every checklist asks for it. `isAskable`: written, and so it may be asked to be changed. */
type Requirement = { how: HowProved; fields: readonly AnswerField[]; isFixed: boolean; isAskable: boolean };

export const REQUIREMENTS: Record<RequirementKey, Requirement> = {
  email: { how: "conta", fields: [], isFixed: true, isAskable: false },
  pessoa: { how: "conta", fields: ["legalName", "document", "city", "uf"], isFixed: true, isAskable: true },
  loja: { how: "confere", fields: ["storeName", "authorName"], isFixed: true, isAskable: true },
  apresentacao: { how: "confere", fields: ["area", "about"], isFixed: false, isAskable: true },
  amostra: { how: "confere", fields: ["sampleUrl", "sampleWords"], isFixed: false, isAskable: true },
  maioridade: { how: "declara", fields: ["isAdult"], isFixed: true, isAskable: false },
  autoria: { how: "declara", fields: ["ownsProduct"], isFixed: true, isAskable: false },
  regras: { how: "declara", fields: ["acceptsRules"], isFixed: true, isAskable: false },
};

export const FIXED_KEYS = REQUIREMENT_KEYS.filter((key) => REQUIREMENTS[key].isFixed);
