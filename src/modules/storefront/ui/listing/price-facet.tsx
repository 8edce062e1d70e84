import { formatMoney } from "#kit/money.ts";
import { priceRange } from "#modules/catalog/schema/listing-search.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Facet, FacetCount } from "./facet.tsx";
import { FacetRange } from "./facet-range.tsx";
import type { FacetsProps } from "./facets-props.ts";

const BIN_CENTS = 500;
const written = (cents: number): string => String(cents / 100).replace(".", ",");

function readCents(text: string): number | null {
  const reais = /^\d{1,6}([.,]\d{1,2})?$/.exec(text.trim())?.[0];
  return reais === undefined ? null : Math.round(Number(reais.replace(",", ".")) * 100);
}

/** Prices as bars of R$ 5, a range by thumbs or in writing, and what costs nothing. */
export function PriceFacet({ listing, place: { wanted, change } }: Omit<FacetsProps, "copy">) {
  const { minCents, maxCents } = priceRange(wanted);
  const { priceBins, freeCount } = listing.facets;
  const asParameter = (cents: number | null) => (cents === null ? undefined : written(cents));
  return (
    <Facet title="Preço">
      <FacetRange
        key={`${minCents}-${maxCents}`}
        of="Preço"
        bins={priceBins}
        from={0}
        end={priceBins.length * BIN_CENTS}
        step={BIN_CENTS}
        value={[minCents, maxCents]}
        before="R$"
        read={readCents}
        write={written}
        words={formatMoney}
        onValue={([low, high]) => change({ preco_min: asParameter(low), preco_max: asParameter(high), gratis: undefined })}
      />
      {(freeCount > 0 || wanted.gratis) && (
        <div className="mt-1.5 flex items-center">
          <Checkbox
            checked={wanted.gratis === "1"}
            onChange={() => change({ gratis: wanted.gratis ? undefined : "1", preco_min: undefined, preco_max: undefined })}
            className="flex-1"
          >
            Só grátis
          </Checkbox>
          <FacetCount count={freeCount} exact={listing.exact} />
        </div>
      )}
    </Facet>
  );
}
