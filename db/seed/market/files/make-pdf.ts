import type { FileSpec } from "../market-types.ts";
import { at } from "../random.ts";
import { backPage, coverPage, introPage, summaryPage } from "./front-pages.ts";
import { chartPage, crochetPage, patternPage, sewingPage, stitchPage } from "./craft-pages.ts";
import { checklistPage, labelsPage, monthPage, plantsPage, recipePage, weekPage } from "./home-pages.ts";
import { type Leaflet, newLeaflet } from "./leaflet.ts";
import { answersPage, cardsPage, exercisePage, lessonPage, readingPage, tracingPage } from "./school-pages.ts";
import {
  clausesPage,
  colouringPage,
  coloursPage,
  figuresPage,
  guidePage,
  poemPage,
  scorePage,
  talePage,
  tracksPage,
} from "./product-pages.ts";

type Draw = (leaf: Leaflet, number: number) => void;
type Section = readonly [name: string, draw: Draw];

const LESSON: Section = ["Aula", lessonPage];
const SHEET: Section = ["Folha de atividades", exercisePage];
const CARDS: Section = ["Cartas", cardsPage];
const READING: Section = ["Leitura", readingPage];
const GUIDE: Section = ["Guia", guidePage];
const COLOURS: Section = ["Cores", coloursPage];
const FIGURES: Section = ["Exemplo", figuresPage];
const LABELS: Section = ["Folha de recortar", labelsPage];
const CHECKLIST: Section = ["Lista", checklistPage];

/** What fills the pages of each sub-category, in turns. */
const PLANS: Record<string, readonly Section[]> = {
  "planos-de-aula": [LESSON, SHEET, READING, SHEET],
  "jogos-para-imprimir": [CARDS, CARDS, ["Como jogar", lessonPage]],
  alfabetizacao: [["Traçado", tracingPage], CARDS, READING],
  "mapas-mentais": [GUIDE, READING, SHEET],
  "atividades-e-provas": [SHEET, READING, ["Gabarito", answersPage]],
  planners: [["Mês", monthPage], ["Semana", weekPage], CHECKLIST],
  "convites-e-festas": [LABELS, LABELS, CHECKLIST],
  "rotulos-e-etiquetas": [LABELS],
  "cartoes-e-quadros": [LABELS, ["Verso", poemPage]],
  "para-colorir": [["Página para colorir", colouringPage]],
  ilustracoes: [COLOURS, ["Página para colorir", colouringPage]],
  texturas: [COLOURS, GUIDE],
  posteres: [["Arte", colouringPage], COLOURS],
  fontes: [GUIDE, ["Traçado", tracingPage]],
  icones: [COLOURS, GUIDE],
  padronagens: [COLOURS, GUIDE],
  "modelos-para-redes": [COLOURS, CHECKLIST],
  "efeitos-sonoros": [["Faixas", tracksPage], GUIDE],
  trilhas: [["Faixas", tracksPage], GUIDE],
  partituras: [["Partitura", scorePage]],
  "ritmos-e-bases": [
    ["Partitura", scorePage],
    ["Faixas", tracksPage],
  ],
  planilhas: [FIGURES, GUIDE],
  "contratos-e-modelos": [["Condições", clausesPage]],
  apresentacoes: [GUIDE, FIGURES],
  curriculos: [GUIDE, CHECKLIST],
  moldes: [
    ["Passo a passo", sewingPage],
    ["Molde", patternPage],
    ["Molde", patternPage],
  ],
  "riscos-de-bordado": [["Risco", stitchPage]],
  "croche-e-trico": [["Peça", crochetPage]],
  "ponto-cruz": [["Gráfico", chartPage]],
  receitas: [["Receita", recipePage]],
  "quintal-e-plantas": [["Quadro", plantsPage], GUIDE],
  "poesia-e-contos": [
    ["Conto", talePage],
    ["Poema", poemPage],
  ],
  "guias-praticos": [GUIDE, FIGURES, CHECKLIST],
};

/** Pages of a companion file, known by its label, before those of the topic. */
const COMPANIONS: Record<string, readonly Section[]> = {
  "Fichas do estudante": [SHEET],
  "Gabarito comentado": [["Gabarito", answersPage]],
  "Cartas para recortar": [CARDS],
  "Guia de quem ensina": [LESSON],
  "Guia de cores": [COLOURS],
  "Tabela de medidas e cores": [
    ["Risco", stitchPage],
    ["Medidas", sewingPage],
  ],
};

/** A PDF of exactly `spec.pages` pages (4 or more): cover, contents, opening, the pages of its topic, back. */
export async function makePdf(spec: FileSpec): Promise<Buffer> {
  const leaf = await newLeaflet(spec);
  const plan = COMPANIONS[spec.label] ?? PLANS[spec.category];
  if (!plan) throw new Error(`no page plan for ${spec.category}`);
  const inside = spec.pages - 4;
  const counts = new Map<string, number>();
  const sections = Array.from({ length: inside }, (_, i) => {
    const [name, draw] = at(plan, i % plan.length);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return { name: `${name} ${number}`, page: i + 4, draw, number };
  });
  coverPage(leaf);
  summaryPage(leaf, [{ name: "Comece por aqui", page: 3 }, ...sections, { name: "Quem fez e como usar", page: spec.pages }]);
  introPage(leaf);
  for (const section of sections) section.draw(leaf, section.number);
  backPage(leaf);
  return Buffer.from(await leaf.doc.save({ useObjectStreams: true, addDefaultPage: false }));
}
