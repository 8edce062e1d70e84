import { Link } from "@tanstack/react-router";
import type { ShelfSearch, Sort } from "#modules/catalog/schema/listing-search.ts";
import { chipClass } from "#ui/chip.tsx";

const ORDERS: { sort: Sort | undefined; name: string }[] = [
  { sort: undefined, name: "Mais vendidos" },
  { sort: "novidades", name: "Novidades" },
  { sort: "menor-preco", name: "Menor preço" },
];

/** In which order a shop shows its works; each is a link. */
export function StoreOrder({ slug, search }: { slug: string; search: ShelfSearch }) {
  return (
    <nav aria-label="Ordem" className="scrollbar-none -mx-(--gutter) mb-6 flex gap-2 overflow-x-auto px-(--gutter) py-1">
      {ORDERS.map(({ sort, name }) => (
        <Link
          key={name}
          to="/loja/$slug"
          params={{ slug }}
          search={{ ordem: sort }}
          resetScroll={false}
          aria-current={search.ordem === sort ? "true" : undefined}
          className={chipClass({ on: search.ordem === sort })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
