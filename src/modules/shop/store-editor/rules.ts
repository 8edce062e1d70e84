type Picked = { id: string; kind: "destaques"; title: string; productIds: number[] };
type Text = { id: string; kind: "texto"; title: string; text: string };
type Categories = { id: string; kind: "prateleiras" };
type Plain = { id: string; kind: "prateleiras" | "mais_vendidos" | "novidades" };
/** A section as its author left it: see `StoreSection`, of which this is the shape that matters here. */
type Section = Picked | Text | Plain;

export type ShownSection<P> = { id: string; kind: "materiais"; title: string; products: P[] } | Text | Categories;

/** What a store has to fill its sections with: some of what it sells by id, what sold most and what came last. */
export type SectionPool<P> = { picked: P[]; best: P[]; newest: P[] };

export const SECTION_LENGTH = 4;

/** What visitors see of each section, in its order; one with nothing to show is left out. */
export function showSections<P extends { id: number }>(sections: Section[], pool: SectionPool<P>): ShownSection<P>[] {
  return sections.flatMap((section): ShownSection<P>[] => {
    const { id } = section;
    if (section.kind === "prateleiras") return [{ id, kind: "prateleiras" }];
    if (section.kind === "texto") return section.text.trim() ? [section] : [];
    const { title, products } = productsOf(section, pool);
    return products.length > 0 ? [{ id, kind: "materiais", title, products }] : [];
  });
}

function productsOf<P extends { id: number }>(
  section: Picked | Plain,
  { picked, best, newest }: SectionPool<P>,
): { title: string; products: P[] } {
  if (section.kind === "mais_vendidos") return { title: "Mais vendidos", products: best.slice(0, SECTION_LENGTH) };
  if (section.kind !== "destaques") return { title: "Novidades", products: newest.slice(0, SECTION_LENGTH) };
  const products = section.productIds.flatMap((id) => picked.find((product) => product.id === id) ?? []);
  return { title: section.title.trim() || "Destaques", products };
}
