import { plural } from "#kit/format.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type LinkRefusal, parsePublicLink } from "#kit/public-link.ts";
import { MOST_LINKS } from "./store-page.ts";

const WORDS: Record<LinkRefusal, string> = {
  not_a_link: "não é o endereço de uma página da internet, como instagram.com/seunome",
  too_long: "é longo demais: use um endereço de até 200 caracteres",
  hidden: "é de um encurtador: escreva o endereço inteiro, que mostra aonde leva",
  not_public: "não abre na internet, só em uma rede particular",
  look_alike: "tem letras que se confundem com as de outro endereço",
};
const LONGEST_SHOWN = 60;

const isWritten = (text: string): boolean => text.trim() !== "";

/** Said as soon as there are more lines than fit; null while they do. */
export function tooManyLinks(typed: readonly string[]): string | null {
  const count = typed.filter(isWritten).length;
  if (count <= MOST_LINKS) return null;
  return `Cabem até ${MOST_LINKS} links e há ${count}: tire ${plural(count - MOST_LINKS, "linha", "linhas")}.`;
}

/** The links as they are shown, what is blank left out and none twice; else the field's sentence, which names each line that may not be shown. */
export function readStoreLinks(typed: readonly string[]): Outcome<string[], "unfit"> {
  const read = typed.flatMap((text, at) => (isWritten(text) ? [{ text, line: at + 1, link: parsePublicLink(text) }] : []));
  const wrong = read.flatMap(({ text, line, link }) =>
    link.ok ? [] : [`Linha ${line}: “${shortened(text)}” ${WORDS[link.reason]}.`],
  );
  const many = tooManyLinks(typed);
  const sentences = many ? [many, ...wrong] : wrong;
  if (sentences.length > 0) return refuse("unfit", { fields: { links: sentences.join(" ") } });
  return ok([...new Set(read.flatMap(({ link }) => (link.ok ? [link.value] : [])))]);
}

const shortened = (text: string): string => {
  const shown = text.trim();
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
};
