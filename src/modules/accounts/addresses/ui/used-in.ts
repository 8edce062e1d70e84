import { plural } from "#kit/format.ts";
import type { SavedAddress } from "../schema.ts";

/** What goes to an address, in words; null when nothing does. */
export function usedIn({ cards, purchases }: SavedAddress): string | null {
  const uses = [
    cards > 0 ? `cobrança de ${plural(cards, "cartão salvo", "cartões salvos")}` : null,
    purchases > 0 ? `${plural(purchases, "compra já cobrada", "compras já cobradas")} aqui` : null,
  ].filter((use) => use !== null);
  return uses.length > 0 ? `Usado em: ${uses.join(" e ")}.` : null;
}
