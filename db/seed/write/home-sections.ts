import { dayKeySp } from "#kit/day-key.ts";
import { defaultSections, yearOfSeasons } from "#modules/shop/home/rules/home-sections.ts";
import { homeSectionProducts, homeSections } from "#modules/shop/tables.ts";
import type { Tx } from "#platform/db.ts";
import { randomOf } from "../market/random.ts";
import type { WrittenProduct } from "./products.ts";

/** The demo home page: the platform's own sections as rows, the season of each part of the year with its dates, and a section chosen by hand. */
export async function writeHomeSections(
  tx: Tx,
  categoryIds: Map<string, number>,
  products: WrittenProduct[],
  now: Date,
): Promise<void> {
  const loved = products.toSorted((a, b) => b.appeal - a.appeal).slice(8, 60);
  for (const [position, { kind, title, categorySlug, words, size }] of defaultSections(dayKeySp(now)).entries()) {
    const row = { position: position * 10, kind, title, size, categoryId: categorySlug ? categoryIds.get(categorySlug) : null };
    if (kind === "busca") {
      await tx.insert(homeSections).values(yearOfSeasons(now).map((season) => ({ ...row, ...season })));
      continue;
    }
    const [section] = await tx
      .insert(homeSections)
      .values({ ...row, words })
      .returning();
    if (kind !== "destaques" || !section) continue;
    const chosen = randomOf("escolhas da casa").sample(oneOfEach(loved), 4);
    await tx
      .insert(homeSectionProducts)
      .values(chosen.map(({ id }, place) => ({ sectionId: section.id, productId: id, position: place })));
  }
}

/** The best loved of each store. */
const oneOfEach = (products: WrittenProduct[]): WrittenProduct[] =>
  products.filter((product, place) => products.findIndex((other) => other.storeId === product.storeId) === place);
