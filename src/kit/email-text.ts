/** The texts of an e-mail. They may contain variables, as `{{nome}}`; none is ever read as HTML. */
export type EmailParts = { subject: string; preview: string; title: string; body: string; button: string };
export type EmailPart = keyof EmailParts;

/** The most characters of each part. */
export const LONGEST: Record<EmailPart, number> = { subject: 120, preview: 160, title: 120, body: 4_000, button: 40 };

/** A saved text with every part: a missing one, or one that is not text, is empty. */
export const wholeParts = (stored: { [part in EmailPart]?: unknown }): EmailParts => {
  const textOf = (part: EmailPart): string => (typeof stored[part] === "string" ? stored[part] : "");
  return {
    subject: textOf("subject"),
    preview: textOf("preview"),
    title: textOf("title"),
    body: textOf("body"),
    button: textOf("button"),
  };
};

/** An object's own property, or undefined: never one inherited by every object. */
export const ownOf = <V>(values: { readonly [name: string]: V }, name: string): V | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Where a variable may be: anywhere; inside a sentence of the body; alone, as a paragraph of the body. */
export type VariablePlace = "texto" | "frase" | "linha";
export type VariableRule = { label: string; place: VariablePlace; isMandatory: boolean };
export type VariableRules = { readonly [name: string]: VariableRule };

export type EmailPiece = { text: string } | { variable: string };
/** A paragraph of a body, its lines split into pieces. `isMuted`: shown in a lighter colour. */
export type EmailParagraph = { isMuted: boolean; lines: EmailPiece[][] };

const VARIABLE = /\{\{\s*([a-z][a-z_]*)\s*\}\}/g;

/** Splits a text, in order, into words and the variables between them. */
export function piecesOf(text: string): EmailPiece[] {
  const pieces: EmailPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(VARIABLE)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ variable: match[1] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** The pieces with each variable's value. An empty value also removes the comma before it: "Oi, {{nome}}." becomes "Oi.". */
export function fillPieces<T>(pieces: readonly EmailPiece[], valueOf: (variable: string) => T | string): (T | string)[] {
  const filled: (T | string)[] = [];
  for (const [at, piece] of pieces.entries()) {
    const value = "text" in piece ? piece.text : valueOf(piece.variable);
    const before = filled.at(-1);
    if (value === "" && typeof before === "string") filled[filled.length - 1] = closed(before, pieces[at + 1]);
    filled.push(value);
  }
  return filled;
}

/** The text before an empty value: without its final comma, and without a final space when punctuation or nothing follows. */
function closed(before: string, next: EmailPiece | undefined): string {
  const isAtEnd = next === undefined || ("text" in next && /^[.,;:!?)]/.test(next.text));
  return before.replace(isAtEnd ? /[,\s]+$/ : /,\s*$/, "");
}

/** The text with the value of each variable. */
export const fillText = (text: string, valueOf: (variable: string) => string): string =>
  fillPieces(piecesOf(text), valueOf).join("");

/** The paragraphs of a body: an empty line separates them; one that begins with "> " is muted. */
export const paragraphsOf = (body: string): EmailParagraph[] =>
  body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const isMuted = /^>\s/.test(text);
      const lines = (isMuted ? text.slice(1).trim() : text).split("\n");
      return { isMuted, lines: lines.map((line) => piecesOf(line.trim())) };
    });

/** The variable that is alone in the paragraph; null when there is anything else. */
export function aloneIn({ lines }: EmailParagraph): string | null {
  const [piece, ...others] = lines.flat();
  return piece && others.length === 0 && "variable" in piece ? piece.variable : null;
}
