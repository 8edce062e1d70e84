import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import type { ProductView } from "../../schema/product-view.ts";

const month = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", month: "short", year: "numeric" });
const whole = new Intl.NumberFormat("pt-BR");

/** "4ª, mar. 2026". */
export const editionWords = ({ edition, updatedAt }: Pick<ProductPageFacts, "edition" | "updatedAt">): string =>
  `${edition}ª, ${month.format(new Date(updatedAt)).replace(" de ", " ")}`;

/** "4º ano, 5º ano", "10 a 20 peças". */
export function attributeWords({ options, low, high, unit }: ProductView["attributes"][number]): string {
  if (options.length > 0) return options.map((option) => option.label).join(", ");
  if (low === null || high === null) return "";
  const numbers = low === high ? whole.format(low) : `${whole.format(low)} a ${whole.format(high)}`;
  return unit ? `${numbers} ${unit}` : numbers;
}
