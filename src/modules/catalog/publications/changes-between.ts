import { formatMoney } from "#kit/money.ts";
import { fileLicensesWords } from "../file-licenses/rules.ts";
import { type License, LICENSES } from "../rules/licenses.ts";
import { plainText } from "../schema/description-field.ts";
import type { RichNode } from "../schema/rich-doc.ts";

/** What a product showed shoppers when it was published. */
export type PublicationFacts = {
  title: string;
  promise: string;
  kind: string;
  description: RichNode;
  category: string | null;
  licenses: { license: License; priceCents: number }[];
  tags: string[];
  /** The id of its image. */
  cover: string | null;
  /** None where there were none, and in what was kept before authors had pictures of their own. */
  pictures?: { image: string; alt: string }[];
  /** `licenses`: those it goes with, where it is not all of them. */
  files: { name: string; sha256: string | null; licenses?: License[] }[];
};

export const CHANGED_PARTS = [
  "titulo",
  "resumo",
  "tipo",
  "categoria",
  "precos",
  "descricao",
  "palavras",
  "capa",
  "imagens",
  "arquivos",
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** What left and what came, line by line, in their order. */
export type Change = { part: ChangedPart; left: string[]; came: string[] };

type Line = { key: string; words: string };

const asLines = (words: string): Line[] => (words.trim() ? [{ key: words, words }] : []);

function linesOf(facts: PublicationFacts): Record<ChangedPart, Line[]> {
  return {
    titulo: asLines(facts.title),
    resumo: asLines(facts.promise),
    tipo: asLines(facts.kind),
    categoria: asLines(facts.category ?? ""),
    precos: facts.licenses.flatMap(({ license, priceCents }) =>
      asLines(`${LICENSES[license].name}: ${priceCents === 0 ? "grátis" : formatMoney(priceCents)}`),
    ),
    descricao: plainText(facts.description).split("\n").flatMap(asLines),
    palavras: facts.tags.flatMap(asLines),
    capa: facts.cover ? [{ key: facts.cover, words: "Capa" }] : [],
    imagens: (facts.pictures ?? []).map(({ image, alt }) => ({ key: `${image} ${alt}`, words: alt || "Imagem sem descrição" })),
    arquivos: facts.files.map(({ name, sha256, licenses = [] }) => {
      const words = licenses.length > 0 ? `${name} (${fileLicensesWords(licenses)})` : name;
      return { key: `${sha256} ${words}`, words };
    }),
  };
}

/** The lines of `here` that `there` does not have, each as many times as it has too few. */
function without(here: readonly Line[], there: readonly Line[]): string[] {
  const left = there.map((line) => line.key);
  return here.flatMap(({ key, words }) => {
    const at = left.indexOf(key);
    if (at < 0) return [words];
    left.splice(at, 1);
    return [];
  });
}

/** What changed between two publications, part by part; what only changed places is not a change. */
export function changesBetween(before: PublicationFacts, after: PublicationFacts): Change[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return CHANGED_PARTS.flatMap((part) => {
    const change = { part, left: without(old[part], now[part]), came: without(now[part], old[part]) };
    return change.left.length + change.came.length > 0 ? [change] : [];
  });
}
