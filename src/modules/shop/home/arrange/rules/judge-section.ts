import { brand } from "#kit/brand/brand.ts";
import { isOwnPath } from "#kit/safe-path.ts";
import { hasVisibleCharacter } from "#kit/text.ts";
import { type ArrangedSection, hourOf } from "./arranged-section.ts";

export type SectionMistakes = Partial<Record<"titulo" | "categoria" | "palavras" | "endereco" | "inicio" | "fim", string>>;

/** What is missing for a section to be on show, each beside its field; nothing when it may. */
export function judgeSection(section: ArrangedSection, categorySlugs: ReadonlySet<string>): SectionMistakes {
  const { kind, title, categorySlug, words, href, startsAt, endsAt } = section;
  const mistakes: SectionMistakes = {};
  if (!hasVisibleCharacter(title)) mistakes.titulo = "Escreva o título.";
  if (kind === "categoria" && !categorySlugs.has(categorySlug ?? "")) mistakes.categoria = "Escolha a categoria.";
  if (kind === "busca" && !hasVisibleCharacter(words)) mistakes.palavras = "Escreva o que a seção procura.";
  if (href !== "" && !isOwnPath(href)) mistakes.endereco = `Escreva um endereço ${brand.of}, como /produtos?promocao=1.`;
  const [start, end] = [hourOf(startsAt), hourOf(endsAt)];
  if (startsAt !== null && !start) mistakes.inicio = "Escreva um dia e uma hora.";
  if (endsAt !== null && !end) mistakes.fim = "Escreva um dia e uma hora.";
  if (start && end && end <= start) mistakes.fim = "O fim vem depois do início.";
  return mistakes;
}
