type Named = { id: number; authorName: string; cover: unknown };

/** Deals products out of ranked pools so that none is dealt twice. */
export function dealer() {
  const dealt = new Set<number>();
  return {
    /** The first `count` of `pool` not dealt yet; `perAuthor` keeps one name from filling the section. */
    deal<P extends Named>(pool: readonly P[], count: number, perAuthor = count): P[] {
      const taken: P[] = [];
      const byAuthor = new Map<string, number>();
      for (const product of pool) {
        if (taken.length === count) break;
        const already = byAuthor.get(product.authorName) ?? 0;
        if (dealt.has(product.id) || already >= perAuthor) continue;
        byAuthor.set(product.authorName, already + 1);
        dealt.add(product.id);
        taken.push(product);
      }
      return taken;
    },
    /** Puts back what was dealt and is not going to be shown. */
    takeBack(products: readonly Named[]): void {
      for (const product of products) dealt.delete(product.id);
    },
  };
}

const ROW = 4;

/** Whole rows only: less than one looks like a mistake, and nothing is better than that. */
export const wholeRows = <P>(products: P[], row = ROW): P[] => products.slice(0, products.length - (products.length % row));

/** One of these for a whole week, another the next; the same for everybody. Null when there is none. */
export function ofTheWeek<T>(choices: readonly T[], now: Date): T | null {
  const week = Math.floor(now.getTime() / 604_800_000);
  return choices[week % choices.length] ?? null;
}

type Shown = { hanging: Named[]; sections: ({ products: Named[] } | { store: { products: Named[] } } | object)[] };

/** The ids of every product on the page. */
export const productsOn = ({ hanging, sections }: Shown): number[] =>
  [
    hanging,
    ...sections.map((section) => ("products" in section ? section.products : "store" in section ? section.store.products : [])),
  ]
    .flat()
    .map((product) => product.id);
