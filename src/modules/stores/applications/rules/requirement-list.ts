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
};

export type AnswerField = keyof Answers;

export const REQUIREMENT_KEYS = [
  "email",
  "pessoa",
  "loja",
  "apresentacao",
  "amostra",
  "maioridade",
  "autoria",
  "regras",
] as const;
export type RequirementKey = (typeof REQUIREMENT_KEYS)[number];

/** What the platform may say of an item; `corrigido`, the applicant changed what was asked. */
export const MARKS = ["conferido", "ajuste", "corrigido", "dispensado"] as const;
export type Mark = (typeof MARKS)[number];

/** `conta`: the machine knows; `declara`: the applicant states; `confere`: a person of the platform looks. */
type Requirement = { how: "conta" | "declara" | "confere"; fields: readonly AnswerField[]; mayBeWaived: boolean };

export const REQUIREMENTS: Record<RequirementKey, Requirement> = {
  email: { how: "conta", fields: [], mayBeWaived: false },
  pessoa: { how: "conta", fields: ["legalName", "document", "city", "uf"], mayBeWaived: false },
  loja: { how: "confere", fields: ["storeName", "authorName"], mayBeWaived: false },
  apresentacao: { how: "confere", fields: ["area", "about"], mayBeWaived: false },
  amostra: { how: "confere", fields: ["sampleUrl", "sampleWords"], mayBeWaived: true },
  maioridade: { how: "declara", fields: ["isAdult"], mayBeWaived: false },
  autoria: { how: "declara", fields: ["ownsProduct"], mayBeWaived: false },
  regras: { how: "declara", fields: ["acceptsRules"], mayBeWaived: false },
};

/** Items a person of the platform may ask to be changed: those that are written. */
export const ASKABLE = ["pessoa", "loja", "apresentacao", "amostra"] as const satisfies readonly RequirementKey[];
export type AskableKey = (typeof ASKABLE)[number];

/** Items a person of the platform looks at before the store opens. */
export const CHECKED_BY_PERSON = REQUIREMENT_KEYS.filter((key) => REQUIREMENTS[key].how === "confere");
