import { type AnswerField, FIXED_KEYS, type HowProved, REQUIREMENTS, type RequirementKey } from "./requirement-list.ts";

/** What proves an item that the administration wrote: words, an address of the web, or a declaration. */
export const PROOFS = ["texto", "endereco", "declaracao"] as const;
export type Proof = (typeof PROOFS)[number];

/** One item as the administration asks it. `proof` is null for those whose answers are the form's own. */
export type ChecklistEntry = {
  key: string;
  title: string;
  detail: string;
  proof: Proof | null;
  isRequired: boolean;
  mayBeWaived: boolean;
};
export type Checklist = { version: number; entries: readonly ChecklistEntry[] };

/** Items of its own a checklist may have. */
export const MOST_OWN_ITEMS = 10;
export const TITLE_MAX = 60;
export const DETAIL_MAX = 200;
export const OWN_TEXT_LEAST = 20;
export const OWN_TEXT_MAX = 600;
export const OWN_ADDRESS_MAX = 300;
export const OWN_KEY = /^item-[0-9a-f]{8}$/;
export const DECLARED = "sim";

const requirementOf = (key: string) => (Object.hasOwn(REQUIREMENTS, key) ? REQUIREMENTS[key as RequirementKey] : null);

type Named = Pick<ChecklistEntry, "key" | "proof">;

/** Who says that an item is as it should. */
export const howOf = ({ key, proof }: Named): HowProved =>
  requirementOf(key)?.how ?? (proof === "declaracao" ? "declara" : "confere");

/** The fields of the form that answer an item. */
export const fieldsOf = (key: string): readonly AnswerField[] => requirementOf(key)?.fields ?? [];

/** Whether a checklist may do without it, ask it of who wants, or waive it. */
export const isFixed = (key: string): boolean => requirementOf(key)?.isFixed ?? false;

/** It is written, and so a person of the platform may ask for it to be changed. */
export const isAskable = ({ key, proof }: Named): boolean => requirementOf(key)?.isAskable ?? proof !== "declaracao";

/** What is wrong in a checklist, in sentences: by place (`entries.3.title`), or of the whole (`form`). */
export function checklistMistakes(entries: readonly ChecklistEntry[]): Record<string, string> {
  const mistakes: Record<string, string> = {};
  const seen = new Set<string>();
  entries.forEach((entry, at) => {
    const { key, proof, isRequired, mayBeWaived } = entry;
    const isOwn = requirementOf(key) === null;
    const place = `entries.${at}.title`;
    if (seen.has(key)) mistakes[place] = "Este item está na lista duas vezes.";
    if (isOwn && (!OWN_KEY.test(key) || proof === null)) mistakes[place] = "Diga o que prova este item.";
    if (!isOwn && proof !== null) mistakes[place] = "O que prova este item não muda.";
    if (isFixed(key) && !isRequired) mistakes[place] = "Este item é sempre obrigatório.";
    if (mayBeWaived && (isFixed(key) || howOf(entry) !== "confere")) mistakes[place] = "Este item não se dispensa.";
    seen.add(key);
  });
  if (FIXED_KEYS.some((key) => !seen.has(key))) mistakes.form = "Falta um item que toda loja precisa ter.";
  if (entries.filter(({ key }) => requirementOf(key) === null).length > MOST_OWN_ITEMS)
    mistakes.form = `Escreva no máximo ${MOST_OWN_ITEMS} itens próprios.`;
  return mistakes;
}
