import { formatCount, plural } from "#kit/format.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";

const MANY = 1000;

/** "846 materiais", "cerca de 850 materiais" when counted from a sample; past a thousand nobody counts. */
export function totalWords({ total, exact, capped }: Pick<Listing, "total" | "exact" | "capped">): string {
  if (capped || total > MANY) return `mais de ${formatCount(MANY)} materiais`;
  return exact ? plural(total, "material", "materiais") : `cerca de ${plural(roundedOff(total), "material", "materiais")}`;
}

/** To two figures: 847 counts as 850. */
function roundedOff(total: number): number {
  const step = 10 ** Math.max(0, String(total).length - 2);
  return Math.round(total / step) * step;
}
