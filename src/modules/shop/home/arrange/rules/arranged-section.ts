import { instantSp } from "#kit/wall-clock.ts";
import type { Visitor } from "./visitors.ts";
import type { Audience, BannerPaper, HomeSection, SectionKind } from "../../rules/home-sections.ts";

/** One section of the home page as it is arranged; `startsAt` and `endsAt` are "aaaa-mm-ddThh:mm" of São Paulo. */
export type ArrangedSection = {
  id: string;
  kind: SectionKind;
  title: string;
  categorySlug: string | null;
  words: string;
  href: string;
  paper: BannerPaper;
  size: 4 | 8;
  audience: Audience;
  startsAt: string | null;
  endsAt: string | null;
  isOn: boolean;
  pickedIds: number[];
};

export const SECTION_KINDS = [
  "destaques",
  "em_alta",
  "mais_vendidos",
  "novidades",
  "promocoes",
  "gratis",
  "categoria",
  "busca",
  "prateleiras",
  "autor",
  "lojas",
  "faixa",
] as const satisfies readonly SectionKind[];

export const MOST_ARRANGED = 40;
export const MOST_PICKED = 24;
export const TITLE_LENGTH = 80;
export const WORDS_LENGTH = 200;
export const HREF_LENGTH = 200;

const WITHOUT_PRODUCTS: readonly SectionKind[] = ["prateleiras", "autor", "lojas", "faixa"];

/** Whether the section is a section of products, which may be picked by hand. */
export const holdsProducts = (kind: SectionKind): boolean => !WITHOUT_PRODUCTS.includes(kind);

/** The instant of one of its hours. */
export const hourOf = (text: string | null): Date | null => (text === null ? null : instantSp(text));

export function isLiveAt({ isOn, startsAt, endsAt }: ArrangedSection, at: Date): boolean {
  const [start, end] = [hourOf(startsAt), hourOf(endsAt)];
  return isOn && (start === null || start <= at) && (end === null || end > at);
}

/** Whether somebody like this sees the section: authors are customers too. */
export function isSeenBy(audience: Audience, visitor: Visitor): boolean {
  if (audience === "todos" || audience === visitor) return true;
  return audience === "clientes" && visitor === "autores";
}

/** What of an arrangement the page would show at an instant, in order. */
export const sectionsAt = (sections: readonly ArrangedSection[], at: Date, visitor: Visitor): HomeSection[] =>
  sections
    .filter((section) => isLiveAt(section, at) && isSeenBy(section.audience, visitor))
    .map((section) => asHomeSection(section));

export function asHomeSection({ id, startsAt: _start, endsAt: _end, isOn: _on, ...section }: ArrangedSection): HomeSection {
  return { key: id, ...section };
}

/** A new section of a kind, named as its kind until somebody writes a title. */
export const emptySection = (id: string, kind: SectionKind, title: string): ArrangedSection => ({
  id,
  kind,
  title,
  categorySlug: null,
  words: "",
  href: "",
  paper: "menta",
  size: 4,
  audience: "todos",
  startsAt: null,
  endsAt: null,
  isOn: true,
  pickedIds: [],
});

/** The same section again, right after it, and off: nobody sees it twice by accident. */
export function duplicated(sections: readonly ArrangedSection[], id: string, copyId: string): ArrangedSection[] {
  return sections.flatMap((section) => (section.id === id ? [section, { ...section, id: copyId, isOn: false }] : [section]));
}
