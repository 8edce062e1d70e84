import { type FormEvent, useState } from "react";
import { priceRange } from "#modules/catalog/schema/listing-search.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Facet, FacetCount } from "./facet.tsx";
import type { FacetsProps } from "./facets-props.ts";

const BIN_CENTS = 500;
const shownReais = (cents: number | null): string => (cents === null ? "" : String(cents / 100).replace(".", ","));
const asParameter = (text: string): string | undefined => /^\d{1,6}([.,]\d{1,2})?$/.exec(text.trim())?.[0];

/** Prices as bars of R$ 5, a range to write, and what costs nothing. */
export function PriceFacet({ search, listing, change }: Omit<FacetsProps, "place">) {
  const { minCents, maxCents } = priceRange(search);
  const [min, setMin] = useState(shownReais(minCents));
  const [max, setMax] = useState(shownReais(maxCents));

  function apply(event: FormEvent) {
    event.preventDefault();
    change({ preco_min: asParameter(min), preco_max: asParameter(max), gratis: undefined });
  }

  return (
    <Facet title="Preço">
      <PriceBars bins={listing.facets.priceBins} minCents={minCents} maxCents={maxCents} />
      <form onSubmit={apply} className="mt-3.5 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <TextInput
          dense
          before="R$"
          inputMode="decimal"
          aria-label="Preço mínimo"
          value={min}
          onChange={(event) => setMin(event.target.value)}
        />
        <span className="text-xs text-muted">até</span>
        <TextInput
          dense
          before="R$"
          inputMode="decimal"
          aria-label="Preço máximo"
          value={max}
          onChange={(event) => setMax(event.target.value)}
        />
        <Button type="submit" variant="soft" size="sm" className="col-span-full">
          Aplicar preço
        </Button>
      </form>
      {(listing.facets.freeCount > 0 || search.gratis) && (
        <div className="mt-1.5 flex items-center">
          <Checkbox
            checked={search.gratis === "1"}
            onChange={() => change({ gratis: search.gratis ? undefined : "1", preco_min: undefined, preco_max: undefined })}
            className="flex-1"
          >
            Só grátis
          </Checkbox>
          <FacetCount count={listing.facets.freeCount} exact={listing.exact} />
        </div>
      )}
    </Facet>
  );
}

type PriceBarsProps = { bins: number[]; minCents: number | null; maxCents: number | null };

function PriceBars({ bins, minCents, maxCents }: PriceBarsProps) {
  const highest = Math.max(...bins, 1);
  const isIn = (bin: number) => (bin + 1) * BIN_CENTS > (minCents ?? 0) && bin * BIN_CENTS <= (maxCents ?? Infinity);
  return (
    <svg viewBox="0 0 240 52" preserveAspectRatio="none" aria-hidden className="mt-1.5 h-[52px] w-full border-b-4 border-well-2">
      {bins.map((count, bin) => {
        const height = count === 0 ? 0 : Math.max(2, (count / highest) * 50);
        return (
          <rect
            key={bin}
            x={bin * 12 + 1}
            y={52 - height}
            width={10}
            height={height}
            rx={1}
            className={isIn(bin) ? "fill-accent" : "fill-line"}
          />
        );
      })}
    </svg>
  );
}
