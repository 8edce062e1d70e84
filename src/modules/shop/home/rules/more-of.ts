import type { HomeSection } from "./home-sections.ts";

/** Where the rest of a section is, when there is such a place. */
export function moreOf({ kind, categorySlug, words, pickedIds }: HomeSection): { href: string; label: string } | null {
  switch (kind) {
    case "em_alta":
    case "mais_vendidos":
      return { href: "/produtos?ordem=mais-vendidos", label: "Ver todos" };
    case "novidades":
      return { href: "/produtos?ordem=novidades", label: "Ver as novidades" };
    case "gratis":
      return { href: "/produtos?gratis=1", label: "Ver todos" };
    case "promocoes":
      return { href: "/produtos?promocao=1", label: "Ver as promoções" };
    case "categoria":
      return categorySlug ? { href: `/produtos?categoria=${categorySlug}`, label: "Ver categoria" } : null;
    case "busca":
      return pickedIds.length > 0 ? null : { href: `/produtos?${new URLSearchParams({ busca: words })}`, label: "Ver a coleção" };
    default:
      return null;
  }
}
