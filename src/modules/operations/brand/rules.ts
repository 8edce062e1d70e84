import { cleanText, stripUnstorable } from "#kit/text.ts";
import { judgeAccent, readableAccent, type Theme } from "#modules/shop/brand/rules/colours.ts";

/** What of the brand is typed; the logo is sent by its side. */
export type BrandWords = {
  name: string;
  article: "a" | "o" | "";
  accent: string;
  accentDark: string;
  heroTitle: string;
  heroText: string;
  tagline: string;
  description: string;
};

export const BRAND_LABELS: Record<keyof BrandWords | "logo", string> = {
  name: "Nome",
  article: "Artigo",
  logo: "Logo",
  accent: "Cor de destaque",
  accentDark: "Cor de destaque no tema escuro",
  heroTitle: "Título da página inicial",
  heroText: "Frase da página inicial",
  tagline: "Frase do rodapé",
  description: "Descrição para buscadores",
};

export const MOST_LETTERS = { name: 30, heroTitle: 60, heroText: 200, tagline: 160, description: 300 } as const;
/** Of any field, before its own limit is said beside it. */
export const MOST_TYPED = 400;
/** Of the file that is sent. */
export const MOST_LOGO_BYTES = 400_000;

/** Longer than this a word of the title leaves the screen of a phone. */
const LONGEST_WORD = 14;

/** A colour as typed, "1646C6" or "#1646c6"; null when it is none. */
export function readColour(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/^#?/, "#");
  if (text === "#") return "";
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, "$&$&");
  return /^#[0-9a-f]{6}$/.test(text) ? text : null;
}

const isArticle = (text: string): text is BrandWords["article"] => text === "a" || text === "o" || text === "";

export type BrandTyped = Record<keyof BrandWords, string>;

/** What was typed as it is kept, or a sentence beside each field that will not do. */
export function judgeBrand(typed: BrandTyped): { words: BrandWords } | { mistakes: Partial<Record<keyof BrandWords, string>> } {
  const mistakes: Partial<Record<keyof BrandWords, string>> = {};
  const textOf = (name: keyof BrandTyped) => {
    const cleaned = cleanText(stripUnstorable(typed[name]), { max: MOST_TYPED });
    return cleaned.ok ? cleaned.value : typed[name];
  };
  const words: BrandWords = {
    name: textOf("name"),
    article: isArticle(typed.article) ? typed.article : "",
    accent: readColour(typed.accent) ?? "",
    accentDark: readColour(typed.accentDark) ?? "",
    heroTitle: textOf("heroTitle"),
    heroText: textOf("heroText"),
    tagline: textOf("tagline"),
    description: textOf("description"),
  };
  if (words.name.length < 2) mistakes.name = "Escreva o nome, com pelo menos 2 caracteres.";
  else if (/[<>"\\]/.test(words.name)) mistakes.name = "Use letras e números no nome.";
  else if (!/[\p{Script=Latin}0-9]/u.test(words.name)) mistakes.name = "Use letras do nosso alfabeto ou números no nome.";
  for (const [field, most] of Object.entries(MOST_LETTERS) as [keyof typeof MOST_LETTERS, number][])
    if (words[field].length > most) mistakes[field] = `Use no máximo ${most} caracteres.`;
  const long = words.heroTitle.split(" ").find((word) => word.length > LONGEST_WORD);
  if (long) mistakes.heroTitle ??= `“${long}” não cabe na tela de um celular. Use palavras de até ${LONGEST_WORD} caracteres.`;
  for (const [field, theme] of [
    ["accent", "light"],
    ["accentDark", "dark"],
  ] as const) {
    const mistake = colourMistake(typed[field], theme);
    if (mistake) mistakes[field] = mistake;
  }
  if (words.accentDark !== "" && words.accent === "") mistakes.accent ??= "Escolha também a cor do tema claro.";
  return Object.keys(mistakes).length > 0 ? { mistakes } : { words };
}

function colourMistake(typed: string, theme: Theme): string | null {
  const colour = readColour(typed);
  if (colour === null) return "Escreva a cor com # e seis letras ou números, como #1646c6.";
  if (colour === "") return null;
  const { isReadable, contrast } = judgeAccent(colour, theme);
  if (isReadable) return null;
  const [trait, ground] = theme === "light" ? ["clara", "fundo claro"] : ["escura", "fundo escuro"];
  const shown = contrast.toFixed(1).replace(".", ",");
  return `Esta cor é ${trait} demais para ler no ${ground}: contraste ${shown}, e o mínimo é 4,5. A mais próxima que serve é ${readableAccent(colour, theme)}.`;
}

/** What changed of the brand, in one sentence: "Mudou: nome, cor de destaque." */
export function brandChangeLine(after: object): string {
  const names = (Object.keys(BRAND_LABELS) as (keyof typeof BRAND_LABELS)[]).filter((name) => name in after);
  return `Mudou: ${names.map((name) => BRAND_LABELS[name].toLowerCase()).join(", ")}.`;
}
