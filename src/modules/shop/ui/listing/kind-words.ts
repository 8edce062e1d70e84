import type { Listing } from "#modules/catalog/schema/listing.ts";

/** How the words were read more kindly than they were asked; null when they were not. */
export function kindWords({ almost, inBody }: Pick<Listing, "almost" | "inBody">): string | null {
  if (inBody) return "Nada no título; estes falam disso na descrição.";
  return almost ? "Poucos materiais têm todas as palavras; depois deles vêm os que têm quase todas." : null;
}
