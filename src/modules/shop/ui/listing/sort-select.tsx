import { ChevronDown } from "lucide-react";
import { SORTS, type Sort } from "#modules/catalog/schema/listing-search.ts";
import type { ListingPlace } from "./use-listing-place.ts";

const NAMES: Record<Sort, string> = {
  relevancia: "Mais relevantes",
  "em-alta": "Em alta",
  "mais-vendidos": "Mais vendidos",
  novidades: "Novidades",
  "menor-preco": "Menor preço",
  "maior-preco": "Maior preço",
  "melhor-avaliados": "Mais bem avaliados",
  "mais-avaliados": "Mais avaliados",
};

type SortSelectProps = { place: Pick<ListingPlace, "wanted" | "change">; className?: string };

/** In which order; kept in the address. */
export function SortSelect({ place: { wanted, change }, className = "" }: SortSelectProps) {
  return (
    <label
      className={`relative inline-flex h-10 items-center gap-1.5 rounded-ctl border border-line-strong bg-surface px-3 text-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent ${className}`}
    >
      <span className="whitespace-nowrap max-md:sr-only">Ordenar por</span>
      <select
        value={wanted.ordem ?? "relevancia"}
        onChange={(event) => change({ ordem: event.target.value === "relevancia" ? undefined : (event.target.value as Sort) })}
        className="h-full min-w-0 flex-1 cursor-pointer appearance-none bg-transparent pr-6 font-bold outline-none max-md:text-center"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {NAMES[sort]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4 stroke-2" />
    </label>
  );
}
