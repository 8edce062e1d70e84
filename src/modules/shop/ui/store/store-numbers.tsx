import { formatCount, formatScore } from "#kit/format.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";

const FEWEST_VOTES = 3;

/** How much there is, how much was sold, how it was received, how many follow. What is nothing yet is left out. */
export function StoreNumbers({ store }: { store: StorePageFacts }) {
  const { productCount, saleCount, ratingCount, ratingSum, followers } = store;
  const numbers = [
    { value: formatCount(productCount), label: productCount === 1 ? "material" : "materiais" },
    ...(saleCount > 0 ? [{ value: formatCount(saleCount), label: saleCount === 1 ? "venda" : "vendas" }] : []),
    ...(ratingCount >= FEWEST_VOTES
      ? [{ value: formatScore(ratingSum / ratingCount), label: `de 5, em ${formatCount(ratingCount)} avaliações` }]
      : []),
    ...(followers === null ? [] : [{ value: formatCount(followers), label: "seguem a loja" }]),
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 border-y border-line sm:flex">
      {numbers.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse py-3 max-sm:odd:pr-3 max-sm:even:border-l max-sm:even:border-line max-sm:even:pl-3.5 sm:border-l sm:border-line sm:px-7 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="text-2xs text-muted">{label}</dt>
          <dd className="tn text-[1.375rem] leading-[1.2] font-[650] tracking-[-.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
