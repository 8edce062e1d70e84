import type { AttributeFacet as AttributeFacts } from "#modules/catalog/schema/listing.ts";
import { numbersOf, numbersText, optionsOf } from "#modules/catalog/schema/listing-search.ts";
import { firstNumber } from "#ui/number-input-text.ts";
import { Facet } from "./facet.tsx";
import { FacetOptions } from "./facet-options.tsx";
import { FacetRange } from "./facet-range.tsx";
import type { FacetsProps } from "./facets-props.ts";
import { toggled } from "./toggled.ts";
import { withAttribute } from "./with-attribute.ts";

type AttributeFacetProps = Omit<FacetsProps, "copy"> & {
  attribute: AttributeFacts;
  /** Begins folded while it filters nothing. */ isLater: boolean;
};

/** A filter that a category brings: options to tick, or a measure to narrow. */
export function AttributeFacet({ attribute, isLater, listing, place: { wanted, change } }: AttributeFacetProps) {
  const { slug, name, unit, options, range } = attribute;
  const requested = wanted.atributos?.[slug];
  const chosen = optionsOf(wanted, slug);
  const put = (value: string | undefined) => change({ atributos: withAttribute(wanted.atributos, slug, value) });
  if (options) {
    return (
      <Facet title={name} isFolded={isLater && requested === undefined}>
        <FacetOptions
          of={name}
          exact={listing.exact}
          options={options.map((option) => ({ ...option, value: option.slug, isOn: chosen.includes(option.slug) }))}
          onToggle={(option) => put(toggled(requested, option))}
        />
      </Facet>
    );
  }
  if (!range || range.high <= range.low) return null;
  const numbers = numbersOf(wanted, slug);
  return (
    <Facet title={unit ? `${name} (${unit})` : name} isFolded={isLater && requested === undefined}>
      <FacetRange
        key={requested}
        of={name}
        bins={range.bins}
        from={range.low}
        end={range.high}
        step={1}
        value={[numbers?.from ?? null, numbers?.to ?? null]}
        read={readNumber}
        write={String}
        example="um número inteiro, como 10"
        words={(value) => [value, unit].filter(Boolean).join(" ")}
        onValue={([low, high]) => put(numbersText(low, high))}
      />
    </Facet>
  );
}

function readNumber(text: string): number | null {
  const number = firstNumber(text, 0);
  return /^\d{1,6}$/.test(number) ? Number(number) : null;
}
