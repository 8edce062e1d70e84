import { plural } from "#kit/format.ts";
import { FILLED_KINDS } from "../../rules/home-sections.ts";
import { type ArrangedSection, holdsProducts, hourOf } from "./arranged-section.ts";

/** A product picked by hand, as it is in the shop now. */
export type PickedProduct = { id: number; slug: string; title: string; storeName: string; isOnSale: boolean; isClosed: boolean };

const A_ROW = 4;

type Known = {
  now: Date;
  /** How many products its rule and its picks find now. */ found: number;
  picked: readonly PickedProduct[];
  /** Picked by a section before this one. */ takenIds: ReadonlySet<number>;
};

/** What whoever arranges the page should know of a section before it is on show, in sentences. */
export function warningsOf(section: ArrangedSection, { now, found, picked, takenIds }: Known): string[] {
  const end = hourOf(section.endsAt);
  const warnings = end && end <= now ? ["O prazo acabou: esta seção não aparece mais."] : [];
  if (!holdsProducts(section.kind)) return warnings;
  const chosen = section.pickedIds.map((id) => picked.find((product) => product.id === id));
  for (const product of chosen) {
    if (!product) warnings.push("Um material escolhido não existe mais.");
    else if (!product.isOnSale) warnings.push(`“${product.title}” não está à venda: fica de fora.`);
    else if (product.isClosed) warnings.push(`A loja de “${product.title}” está fechada.`);
    if (product && takenIds.has(product.id)) warnings.push(`“${product.title}” já está numa seção de cima: aparece só lá.`);
  }
  if (found < A_ROW) warnings.push(emptySection(section, found));
  return warnings;
}

function emptySection({ kind }: ArrangedSection, found: number): string {
  const many = found === 0 ? "Nada aqui agora" : `Só ${plural(found, "material", "materiais")} agora`;
  return FILLED_KINDS.includes(kind)
    ? `${many}: os mais vendidos completam a seção.`
    : `${many}: sem uma fileira de 4 a seção não aparece.`;
}
