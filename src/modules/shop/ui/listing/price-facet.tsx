import { formatMoney } from "#kit/money.ts";
import { MAX_PRICE_CENTS, priceRange, reaisText } from "#modules/catalog/schema/listing-search.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { firstNumber } from "#ui/number-input-text.ts";
import { Facet, FacetCount } from "./facet.tsx";
import { FacetRange } from "./facet-range.tsx";
import type { FacetsProps } from "./facets-props.ts";

const BIN_CENTS = 500;

/** As people write a price in a hurry: "1.000", "R$ 10", "19,9" and "19.90" too. */
function readCents(text: string): number | null {
  const number = firstNumber(text, 2);
  const cents = number === "" ? null : Math.round(Number(number.replace(",", ".")) * 100);
  return cents === null || cents > MAX_PRICE_CENTS ? null : cents;
}

/** Prices as bars of R$ 5, a range by thumbs or in writing, and what costs nothing. */
export function PriceFacet({ listing, place: { wanted, change } }: Omit<FacetsProps, "copy">) {
  const { minCents, maxCents } = priceRange(wanted);
  const { priceBins, freeCount } = listing.facets;
  const asParameter = (cents: number | null) => (cents === null ? undefined : reaisText(cents));
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
        write={reaisText}
        example="um valor em reais, como 19,90"
        words={formatMoney}
        onValue={([low, high]) => change({ preco_min: asParameter(low), preco_max: asParameter(high), gratis: undefined })}
      />
      {minCents !== null && wanted.preco_max === reaisText(minCents) && minCents !== maxCents && (
        <p className="mt-1.5 text-xs text-muted">O mínimo passava do máximo: trocamos um pelo outro.</p>
      )}
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
