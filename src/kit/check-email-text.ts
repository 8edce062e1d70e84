import {
  aloneIn,
  type EmailPart,
  type EmailParts,
  LONGEST,
  ownOf,
  paragraphsOf,
  piecesOf,
  type VariableRules,
  wholeParts,
} from "./email-text.ts";
import { readsAsAddress } from "./web-address.ts";

export type EmailTextMistakes = Partial<Record<EmailPart, string>>;
type Rules = { variables: VariableRules; hasButton: boolean };

const spelled = (name: string): string => `{{${name}}}`;
const namesIn = (text: string): string[] => piecesOf(text).flatMap((piece) => ("variable" in piece ? [piece.variable] : []));
const wordsOnly = (text: string): string =>
  piecesOf(text)
    .flatMap((piece) => ("text" in piece ? [piece.text] : []))
    .join("");
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

const EMPTY: Partial<Record<EmailPart, string>> = {
  subject: "Escreva o assunto.",
  title: "Escreva o título.",
  body: "Escreva o texto.",
  button: "Escreva o que o botão diz.",
};

/** The mistakes in the texts of an e-mail, a sentence for each part; empty when it may be sent. */
export function checkEmailText(stored: Partial<EmailParts>, { variables, hasButton }: Rules): EmailTextMistakes {
  const parts = wholeParts(stored);
  const mistakes: EmailTextMistakes = {};
  const note = (part: EmailPart, sentence: string | null | undefined): void => {
    if (sentence) mistakes[part] ??= sentence;
  };
  for (const part of Object.keys(LONGEST) as EmailPart[]) {
    const text = parts[part];
    if (part === "button" && !hasButton) {
      note(part, text === "" ? null : "Este e-mail não tem botão.");
      continue;
    }
    note(part, text.trim() === "" ? EMPTY[part] : null);
    note(part, text.length > LONGEST[part] ? `Use no máximo ${LONGEST[part].toLocaleString("pt-BR")} caracteres.` : null);
    note(part, part !== "body" && text.includes("\n") ? "Escreva em uma linha só." : null);
    note(part, addressMistake(text));
    note(part, bracesMistake(text));
    note(part, unknownMistake(text, variables));
    note(part, part === "body" ? null : placeMistake(text, variables));
  }
  note("body", bodyMistake(parts.body, variables));
  const isRepeated = parts.preview !== "" && plain(parts.preview) === plain(parts.subject);
  note("preview", isRepeated ? "O resumo aparece ao lado do assunto: use outras palavras." : null);
  return mistakes;
}

/** What looks like an address and is not: the payment provider's name, and file names. */
const NO_ADDRESS = /\bpagar\.me\b(?!\/)|\.(?:pdf|docx?|pptx?|xlsx?|csv|png|jpe?g|svg|epub|mp3|mp4)\b(?![./])/gi;

/**
 * Mailboxes turn any address they find into a link, so an e-mail's links must come only from the code. The text is also checked without its
 * variables, because one may split an address.
 */
const addressMistake = (text: string): string | null =>
  [text, wordsOnly(text)].some((words) => readsAsAddress(words.replace(NO_ADDRESS, "")))
    ? "Não escreva endereços da internet: os links deste e-mail são só os do botão e das variáveis. Depois de um ponto, deixe um espaço."
    : null;

/** A mistyped variable would be sent to everybody with its braces. */
function bracesMistake(text: string): string | null {
  const words = piecesOf(text).flatMap((piece) => ("text" in piece ? [piece.text] : []));
  const isOpen = words.some((part) => /\{\{|\}\}/.test(part));
  return isOpen ? "Confira as chaves: uma variável se escreve {{nome}}, em minúsculas e sem acento." : null;
}

function unknownMistake(text: string, variables: VariableRules): string | null {
  const name = namesIn(text).find((one) => !Object.hasOwn(variables, one));
  return name === undefined ? null : `${spelled(name)} não existe neste e-mail. Use uma das variáveis da lista.`;
}

function placeMistake(text: string, variables: VariableRules): string | null {
  const name = namesIn(text).find((one) => ownOf(variables, one)?.place !== "texto");
  return name === undefined ? null : `${spelled(name)} só cabe no texto.`;
}

function bodyMistake(body: string, variables: VariableRules): string | null {
  const paragraphs = paragraphsOf(body);
  const placed = paragraphs.flatMap(({ lines }) => lines.flat().flatMap((one) => ("variable" in one ? [one.variable] : [])));
  const alone = new Set(paragraphs.map(aloneIn));
  for (const [name, { place, isMandatory, label }] of Object.entries(variables)) {
    const times = placed.filter((one) => one === name).length;
    if (isMandatory && times === 0) return `Falta ${spelled(name)}: ${label}. Sem isso o e-mail não serve.`;
    if (place !== "linha" || times === 0) continue;
    if (!alone.has(name)) return `${spelled(name)} fica sozinha, com uma linha em branco antes e outra depois.`;
    if (times > 1) return `${spelled(name)} só pode aparecer uma vez.`;
  }
  return null;
}
