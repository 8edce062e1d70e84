import { parseDocument } from "#kit/cpf-cnpj.ts";
import { isDisposableEmail } from "#kit/disposable-email.ts";
import { parseLegalName, parseName } from "#kit/person-name.ts";
import { isReservedName } from "#kit/reserved-words.ts";
import { countCodePoints } from "#kit/text.ts";
import { parseUf } from "#kit/uf.ts";
import {
  type AnswerField,
  type Answers,
  type Mark,
  REQUIREMENT_KEYS,
  REQUIREMENTS,
  type RequirementKey,
} from "./requirement-list.ts";

export type { AnswerField, Answers } from "./requirement-list.ts";

export const EMPTY_ANSWERS: Answers = {
  legalName: "",
  document: "",
  city: "",
  uf: "",
  storeName: "",
  authorName: "",
  area: "",
  about: "",
  sampleUrl: "",
  sampleWords: "",
  isAdult: false,
  ownsProduct: false,
  acceptsRules: false,
};

export const ABOUT_LEAST = 80;
const SAMPLE_LEAST = 40;

export type Account = { email: string; emailVerified: boolean };
export type Marked = { item: RequirementKey; mark: Mark; note: string };
export type Problems = Partial<Record<AnswerField | "email", string>>;

/** A company's may have digits, or one word; which it is, its document says. */
const isLegalName = (name: string, document: string | null): boolean => parseLegalName(name, document ?? "").ok;

/** The sentence beside each field that is missing or wrong. */
export function problemsOf(answers: Answers, account: Account): Problems {
  const read = parseDocument(answers.document);
  const document = read.ok ? read.value.value : null;
  const found: Problems = {
    email: emailProblem(account),
    legalName: isLegalName(answers.legalName, document) ? undefined : "Escreva o nome completo, ou a razão social.",
    document: document ? undefined : "Confira o CPF ou o CNPJ.",
    city: answers.city.trim() ? undefined : "Escreva a cidade.",
    uf: parseUf(answers.uf) ? undefined : "Escolha o estado.",
    storeName: nameProblem(answers.storeName, "Escreva o nome da loja."),
    authorName: nameProblem(answers.authorName, "Escreva o nome com que você assina."),
    area: answers.area ? undefined : "Escolha o que você faz.",
    about:
      countCodePoints(answers.about.trim()) >= ABOUT_LEAST
        ? undefined
        : `Conte um pouco mais: pelo menos ${ABOUT_LEAST} caracteres.`,
    ...sampleProblems(answers),
    isAdult: answers.isAdult ? undefined : "Só maiores de 18 anos vendem na Autoria.",
    ownsProduct: answers.ownsProduct ? undefined : "Só vende quem fez o material, ou tem o direito de vender.",
    acceptsRules: answers.acceptsRules ? undefined : "Leia e aceite como funcionam taxas e prazos.",
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== undefined));
}

function emailProblem({ email, emailVerified }: Account): string | undefined {
  if (!emailVerified) return "Confirme o e-mail da sua conta.";
  return isDisposableEmail(email) ? "Este e-mail é descartável. Troque por um seu, nas configurações." : undefined;
}

function nameProblem(name: string, missing: string): string | undefined {
  if (!parseName(name).ok) return missing;
  return isReservedName(name) ? "Este nome é reservado à casa. Escreva outro." : undefined;
}

function sampleProblems({ sampleUrl, sampleWords }: Answers): Problems {
  if (sampleUrl && !isWebAddress(sampleUrl)) return { sampleUrl: "Cole o endereço inteiro, começando por https://." };
  if (sampleUrl || countCodePoints(sampleWords.trim()) >= SAMPLE_LEAST) return {};
  return { sampleUrl: "Cole um endereço, ou descreva abaixo um material que você fez." };
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === "https:" && hostname.includes(".") && username === "";
}

/** `falta`: the applicant owes it; `conferir`: the platform owes a look; the rest is settled. */
export type ItemState = "falta" | "ajuste" | "conferir" | "completo" | "dispensado";
export type ChecklistItem = { key: RequirementKey; state: ItemState; note: string; wasCorrected: boolean };

/** Every item with where it stands, from what was written and what the platform said of it. */
export function checklistOf(answers: Answers, account: Account, marks: readonly Marked[]): ChecklistItem[] {
  const problems = problemsOf(answers, account);
  return REQUIREMENT_KEYS.map((key) => {
    const marked = marks.find((one) => one.item === key);
    const { how, fields } = REQUIREMENTS[key];
    const isMissing = (key === "email" && problems.email) || fields.some((field) => problems[field] !== undefined);
    const state = (): ItemState => {
      if (marked?.mark === "dispensado") return "dispensado";
      if (marked?.mark === "ajuste") return "ajuste";
      if (isMissing) return "falta";
      return how === "confere" && marked?.mark !== "conferido" ? "conferir" : "completo";
    };
    return { key, state: state(), note: marked?.note ?? "", wasCorrected: marked?.mark === "corrigido" };
  });
}

/** Nothing is owed by the applicant: it may be sent. */
export const isReady = (items: readonly ChecklistItem[]): boolean =>
  items.every((item) => item.state !== "falta" && item.state !== "ajuste");

/** Items whose answers are no longer what they were. */
export const changedItems = (before: Answers, after: Answers): RequirementKey[] =>
  REQUIREMENT_KEYS.filter((key) => REQUIREMENTS[key].fields.some((field) => before[field] !== after[field]));
