import { brand } from "#kit/brand/brand.ts";
import { isReservedName } from "#kit/reserved-words.ts";
import { fold } from "#kit/fold.ts";
import { skeleton } from "#kit/skeleton.ts";
import { hasVisibleCharacter } from "#kit/text.ts";

type Names = { name: string; authorName: string };

/** Only a store in the market, or on its way there, changes how it looks. */
export const mayChangeStorePage = (storeStatus: string | null): boolean =>
  storeStatus === "aprovada" || storeStatus === "rascunho";

/**
 * Why a store may not go by these names, field by field; {} when it may. The store's is its own alone; a person's may be that of a
 * namesake, but not only look like it.
 */
export function namesRefused(names: Names, others: Names[]): Partial<Record<keyof Names, string>> {
  const refused: Partial<Record<keyof Names, string>> = {};
  const looksLike = (one: string) => (other: Names) =>
    [other.name, other.authorName].some((taken) => skeleton(taken) === skeleton(one) && fold(taken) !== fold(one));
  const isTaken = others.some((other) => skeleton(other.name) === skeleton(names.name));
  if (!hasVisibleCharacter(names.name)) refused.name = "Escreva o nome da loja.";
  else if (isReservedName(names.name)) refused.name = `Este nome é de uso ${brand.of}. Escolha outro.`;
  else if (isTaken || others.some(looksLike(names.name))) refused.name = "Outra loja já usa este nome. Escolha outro.";
  if (!hasVisibleCharacter(names.authorName)) refused.authorName = "Escreva quem assina os materiais.";
  else if (isReservedName(names.authorName)) refused.authorName = `Este nome é de uso ${brand.of}. Escolha outro.`;
  else if (others.some(looksLike(names.authorName)))
    refused.authorName = `Este nome parece demais com o de outra pessoa ${brand.of}.`;
  return refused;
}
