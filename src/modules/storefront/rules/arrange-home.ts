type Named = { id: number; authorName: string; cover: unknown };

/** Deals products out of ranked pools so that none is dealt twice. */
export function dealer() {
  const dealt = new Set<number>();
  return {
    /** The first `count` of `pool` not dealt yet; `perAuthor` keeps one name from filling the shelf. */
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
  };
}

/** A shelf of less than one full row looks like a mistake: nothing rather than that. */
export const fullRow = <P>(products: P[], row = 4): P[] => (products.length < row ? [] : products);
