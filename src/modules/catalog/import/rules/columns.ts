import { brand } from "#kit/brand/brand.ts";
import { csvRow } from "#kit/csv.ts";
import { fold } from "#kit/fold.ts";

/** What a spreadsheet of products may say, in the order of the model. Only the title is required. */
export const IMPORT_COLUMNS = [
  "titulo",
  "tipo",
  "promessa",
  "descricao",
  "categoria",
  "preco",
  "licenca",
  "preco_turmas",
  "preco_comercial",
  "palavras_chave",
  "folha",
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
export type ImportCells = Partial<Record<ImportColumn, string>>;

/** What each column is for, shown beside the model. */
export const COLUMN_WORDS: Record<ImportColumn, { name: string; hint: string }> = {
  titulo: { name: "Título", hint: "Até 120 caracteres. É a única que não pode faltar." },
  tipo: { name: "Tipo", hint: "Como “Plano de aula” ou “Molde”. Até 40 caracteres." },
  promessa: { name: "Promessa", hint: "Uma frase, até 160 caracteres." },
  descricao: { name: "Descrição", hint: "Cada quebra de linha vira um parágrafo." },
  categoria: {
    name: "Categoria",
    get hint() {
      return `O nome dela ${brand.in}.`;
    },
  },
  preco: { name: "Preço", hint: "Como 12,90, ou “grátis”." },
  licenca: { name: "Licença", hint: "pessoal, turmas ou comercial. Vazio vale pessoal." },
  preco_turmas: { name: "Preço para turmas", hint: "Se você também vende para turmas." },
  preco_comercial: { name: "Preço comercial", hint: "Se você também vende para uso comercial." },
  palavras_chave: { name: "Palavras-chave", hint: "Até 10, separadas por vírgula." },
  folha: { name: "Cor da folha", hint: "rosa, canario, menta, ceu, pessego ou lilas." },
};

/** The column a header names, however it is written ("Preço (turmas)", "PALAVRAS CHAVE"); null for any other. */
export function columnNamed(header: string): ImportColumn | null {
  const name = fold(header)
    .replace(/[^a-z]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return IMPORT_COLUMNS.find((column) => column === name || columnName(column) === name) ?? null;
}

const columnName = (column: ImportColumn): string => fold(COLUMN_WORDS[column].name).replace(/[^a-z]+/g, "_");

/** The spreadsheet to start from: its heads and one line that shows how. */
export const modelCsv = (): string =>
  `\uFEFF${csvRow(IMPORT_COLUMNS)}${csvRow([
    "Jogo da memória dos animais",
    "Jogo",
    "Trinta cartas para imprimir e recortar",
    "Trinta cartas com animais do Brasil, em PDF A4.\nVem com as regras e uma folha para guardar.",
    "",
    "12,90",
    "pessoal",
    "29,90",
    "",
    "animais, memória, alfabetização",
    "menta",
  ])}`;
