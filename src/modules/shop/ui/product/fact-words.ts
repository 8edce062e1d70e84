import { numberText } from "#kit/number-text.ts";
import { once } from "#kit/once.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import type { ProductView } from "../../schema/product-view.ts";

const MOST_DECIMALS = 3;
const month = once(() => new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", month: "short", year: "numeric" }));

/** "4ª, mar. 2026". */
export const editionWords = ({ edition, updatedAt }: Pick<ProductPageFacts, "edition" | "updatedAt">): string =>
  `${edition}ª, ${month().format(new Date(updatedAt)).replace(" de ", " ")}`;

/** "4º ano, 5º ano", "10 a 20 peças". */
export function attributeWords({ options, low, high, unit }: ProductView["attributes"][number]): string {
  if (options.length > 0) return options.map((option) => option.label).join(", ");
  if (low === null || high === null) return "";
  const numbers =
    low === high ? numberText(low, MOST_DECIMALS) : `${numberText(low, MOST_DECIMALS)} a ${numberText(high, MOST_DECIMALS)}`;
  return unit ? `${numbers} ${unit}` : numbers;
}
