import { formatCount } from "#kit/format.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";

const average = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const FEWEST_VOTES = 3;

/** How much there is, how much was sold, how it was received. */
export function StoreNumbers({ store }: { store: StorePageFacts }) {
  const numbers = [
    { value: formatCount(store.productCount), label: store.productCount === 1 ? "material" : "materiais" },
    ...(store.saleCount > 0 ? [{ value: formatCount(store.saleCount), label: store.saleCount === 1 ? "venda" : "vendas" }] : []),
    ...(store.ratingCount >= FEWEST_VOTES
      ? [
          {
            value: average.format(store.ratingSum / store.ratingCount),
            label: `de 5, em ${formatCount(store.ratingCount)} avaliações`,
          },
        ]
      : []),
  ];
  return (
    <dl className="mt-6 flex border-y border-line max-sm:justify-between">
      {numbers.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse border-l border-line px-3.5 py-3 first:border-l-0 first:pl-0 md:px-7">
          <dt className="text-2xs text-muted">{label}</dt>
          <dd className="tn text-[1.375rem] leading-[1.2] font-[650] tracking-[-.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
