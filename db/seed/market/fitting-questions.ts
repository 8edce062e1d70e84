import type { FileFormat, License, MarketProduct } from "./market-types.ts";

type QuestionedProduct = Pick<MarketProduct, "rootCategory" | "category" | "formats" | "license">;
/** What a question or its answer takes for granted of a product. */
type Needs = { roots?: readonly string[]; category?: string; formats?: readonly FileFormat[]; license?: License };

/** The first that fits the words counts; what names nothing fits anything. */
const NEEDS: readonly (readonly [words: RegExp, needs: Needs])[] = [
  [/vender as peças/, { roots: ["costura-e-bordado"], license: "comercial" }],
  [/molde/, { category: "moldes", formats: ["PDF"] }],
  [/áudios/, { roots: ["audio-e-musica"], formats: ["WAV"] }],
  [/saber música/, { roots: ["audio-e-musica"], formats: ["PDF"] }],
  [/receita/, { roots: ["e-books"] }],
  [/fonte na minha marca/, { category: "fontes", license: "comercial" }],
  [/trocar as cores/, { roots: ["arte-e-ilustracao", "fontes-e-icones"], formats: ["SVG", "PPTX"] }],
  [/turmas/, { roots: ["para-a-escola"], license: "turmas" }],
  [/gabarito|criança|atividade|lista de material/, { roots: ["para-a-escola"], formats: ["PDF"] }],
  [/editável/, { formats: ["DOCX", "XLSX", "PPTX"] }],
  [/papel|preto e branco|escala|celular|A3/, { formats: ["PDF"] }],
];

/** Whether a question about a product, and its answer, say nothing that its files, category or licence deny. */
export function fitsProduct(question: string, { rootCategory, category, formats, license }: QuestionedProduct): boolean {
  const needs = NEEDS.find(([words]) => words.test(question))?.[1];
  if (!needs) return true;
  return (
    (needs.roots?.includes(rootCategory) ?? true) &&
    (needs.category === undefined || needs.category === category) &&
    (needs.formats?.some((format) => formats.includes(format)) ?? true) &&
    (needs.license === undefined || needs.license === license)
  );
}
