import { brand } from "#kit/brand/brand.ts";
import { parseDocument } from "#kit/cpf-cnpj.ts";
import { isDisposableEmail } from "#kit/disposable-email.ts";
import { parseLegalName, parseName } from "#kit/person-name.ts";
import { isReservedName } from "#kit/reserved-words.ts";
import { countCodePoints } from "#kit/text.ts";
import { parseUf } from "#kit/uf.ts";
import { type ChecklistEntry, DECLARED, fieldsOf, howOf, OWN_TEXT_LEAST } from "./checklist.ts";
import type { Answers, HowProved, Mark } from "./requirement-list.ts";

export type { Answers } from "./requirement-list.ts";

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
  extra: {},
};

export const ABOUT_LEAST = 80;
const SAMPLE_LEAST = 40;

export type Account = { email: string; emailVerified: boolean };
export type Marked = { item: string; mark: Mark; note: string };
/** By field; of an item that the administration wrote, by `extra.` and its key. */
export type Problems = Partial<Record<string, string>>;

/** A company's may have digits, or one word; which it is, its document says. */
const isLegalName = (name: string, document: string | null): boolean => parseLegalName(name, document ?? "").ok;

/** The sentence beside each field that is missing or wrong in what this checklist asks; what nobody has to answer may be empty. */
export function problemsOf(entries: readonly ChecklistEntry[], answers: Answers, account: Account): Problems {
  const found = fieldProblems(answers, account);
  const of = (entry: ChecklistEntry): [string, string | undefined][] => {
    if (entry.proof) return [[`extra.${entry.key}`, extraProblem(entry, answers.extra[entry.key] ?? "")]];
    if (!entry.isRequired && isUnanswered(entry, answers)) return [];
    return fieldNames(entry.key).map((field) => [field, found[field]]);
  };
  return Object.fromEntries(entries.flatMap(of).filter(([, sentence]) => sentence !== undefined));
}

/** The names problems of an item have. */
const fieldNames = (key: string): readonly string[] => (key === "email" ? ["email"] : fieldsOf(key));

function extraProblem({ proof, isRequired }: ChecklistEntry, answer: string): string | undefined {
  if (answer === "") return isRequired ? EXTRA_MISSING[proof ?? "texto"] : undefined;
  if (proof === "endereco") return isWebAddress(answer) ? undefined : "Cole o endereço inteiro, começando por https://.";
  if (proof === "declaracao") return answer === DECLARED ? undefined : EXTRA_MISSING.declaracao;
  return countCodePoints(answer.trim()) >= OWN_TEXT_LEAST
    ? undefined
    : `Conte um pouco mais: pelo menos ${OWN_TEXT_LEAST} caracteres.`;
}

const EXTRA_MISSING: Record<NonNullable<ChecklistEntry["proof"]>, string> = {
  texto: "Escreva o que pedimos aqui.",
  endereco: "Cole um endereço, começando por https://.",
  declaracao: "Marque para declarar.",
};

function fieldProblems(answers: Answers, account: Account): Partial<Record<string, string>> {
  const read = parseDocument(answers.document);
  const document = read.ok ? read.value.value : null;
  return {
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
    isAdult: answers.isAdult ? undefined : `Só maiores de 18 anos vendem ${brand.in}.`,
    ownsProduct: answers.ownsProduct ? undefined : "Só vende quem fez o material, ou tem o direito de vender.",
    acceptsRules: answers.acceptsRules ? undefined : "Leia e aceite como funcionam taxas e prazos.",
  };
}

function emailProblem({ email, emailVerified }: Account): string | undefined {
  if (!emailVerified) return "Confirme o e-mail da sua conta.";
  return isDisposableEmail(email) ? "Este e-mail é descartável. Troque por um seu, nas configurações." : undefined;
}

function nameProblem(name: string, missing: string): string | undefined {
  if (!parseName(name).ok) return missing;
  return isReservedName(name) ? "Este nome é reservado. Escreva outro." : undefined;
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

/** `falta`: the applicant owes it; `conferir`: the platform owes a look; `opcional`: left out, as it may be; the rest is settled. */
export type ItemState = "falta" | "ajuste" | "conferir" | "completo" | "opcional" | "dispensado";
export type ChecklistItem = ChecklistEntry & { how: HowProved; state: ItemState; note: string; wasCorrected: boolean };

/** Every item of a checklist with where it stands, from what was written and what the platform said of it. */
export function checklistOf(
  entries: readonly ChecklistEntry[],
  answers: Answers,
  account: Account,
  marks: readonly Marked[],
): ChecklistItem[] {
  const problems = problemsOf(entries, answers, account);
  return entries.map((entry) => {
    const { key, proof } = entry;
    const marked = marks.find((one) => one.item === key);
    const names = proof ? [`extra.${key}`] : fieldNames(key);
    const isWrong = names.some((name) => problems[name] !== undefined);
    const how = howOf(entry);
    const state = (): ItemState => {
      if (marked?.mark === "dispensado") return "dispensado";
      if (marked?.mark === "ajuste") return "ajuste";
      if (isWrong) return "falta";
      if (!entry.isRequired && isUnanswered(entry, answers)) return "opcional";
      return how === "confere" && marked?.mark !== "conferido" ? "conferir" : "completo";
    };
    return { ...entry, how, state: state(), note: marked?.note ?? "", wasCorrected: marked?.mark === "corrigido" };
  });
}

const isUnanswered = ({ key, proof }: ChecklistEntry, answers: Answers): boolean =>
  proof ? (answers.extra[key] ?? "") === "" : fieldsOf(key).every((field) => answers[field] === "");

/** Nothing is owed by the applicant: it may be sent. */
export const isReady = (items: readonly ChecklistItem[]): boolean =>
  items.every((item) => item.state !== "falta" && item.state !== "ajuste");

/** Items whose answers are no longer what they were. */
export const changedItems = (entries: readonly ChecklistEntry[], before: Answers, after: Answers): string[] =>
  entries
    .filter(({ key, proof }) =>
      proof
        ? (before.extra[key] ?? "") !== (after.extra[key] ?? "")
        : fieldsOf(key).some((field) => before[field] !== after[field]),
    )
    .map(({ key }) => key);
