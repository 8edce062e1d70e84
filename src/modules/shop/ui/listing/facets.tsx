import { LICENSES } from "#modules/catalog/rules/licenses.ts";
import { formatsOf, licensesOf, storeSlugsOf } from "#modules/catalog/schema/listing-search.ts";
import { Stars } from "#ui/rating.tsx";
import { Radio } from "#ui/radio.tsx";
import { Switch } from "#ui/switch.tsx";
import { AttributeFacet } from "./attribute-facet.tsx";
import { CategoryFacet } from "./category-facet.tsx";
import { toggled } from "./toggled.ts";
import { Facet, FacetCount } from "./facet.tsx";
import { FacetOptions } from "./facet-options.tsx";
import type { FacetsProps } from "./facets-props.ts";
import { PriceFacet } from "./price-facet.tsx";

/** Attributes past these begin folded, unless they are filtering. */
const OPEN_AT_FIRST = 2;

/** Everything a listing can be narrowed by, with how many each would leave. OR inside a group, AND across groups. */
export function Facets(props: FacetsProps) {
  const { listing, place, copy } = props;
  const { facets, exact } = listing;
  const { wanted, change } = place;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <CategoryFacet listing={listing} place={place} />
      <PriceFacet listing={listing} place={place} />
      {facets.attributes.map((attribute, at) => (
        <AttributeFacet
          key={attribute.slug}
          attribute={attribute}
          isLater={at >= OPEN_AT_FIRST}
          listing={listing}
          place={place}
        />
      ))}
      {facets.formats.length > 0 && (
        <Facet title="Formato">
          <FacetOptions
            of="Formato"
            exact={exact}
            options={facets.formats.map(({ format, count }) => ({
              value: format,
              label: format.toUpperCase(),
              count,
              isOn: formatsOf(wanted).includes(format),
            }))}
            onToggle={(format) => change({ formato: toggled(wanted.formato, format) })}
          />
        </Facet>
      )}
      <RatingFacet listing={listing} place={place} copy={copy} />
      {facets.licenses.length > 0 && (
        <Facet title="Licença">
          <FacetOptions
            of="Licença"
            exact={exact}
            options={facets.licenses.map(({ license, count }) => ({
              value: license,
              label: LICENSES[license].name,
              count,
              isOn: licensesOf(wanted).includes(license),
            }))}
            onToggle={(license) => change({ licenca: toggled(wanted.licenca, license) })}
          />
        </Facet>
      )}
      {place.inStore ? null : <StoreFacet listing={listing} place={place} />}
      <Switches listing={listing} place={place} />
    </div>
  );
}

type PartProps = Omit<FacetsProps, "copy">;

function RatingFacet({ listing: { facets, exact }, place: { wanted, change }, copy }: FacetsProps) {
  if (!wanted.nota && facets.stars.every((one) => one.count === 0)) return null;
  return (
    <Facet title="Avaliação">
      <ul>
        {facets.stars.map(({ stars, count }) => (
          <li key={stars} className="facet-row">
            <Radio
              name={`nota-${copy}`}
              checked={wanted.nota === stars}
              onChange={() => change({ nota: stars })}
              className="flex-1"
            >
              <span className="flex items-center gap-1.5">
                <Stars value={stars} /> ou mais
              </span>
            </Radio>
            <FacetCount count={count} exact={exact} />
          </li>
        ))}
        <li>
          <Radio name={`nota-${copy}`} checked={!wanted.nota} onChange={() => change({ nota: undefined })}>
            Qualquer nota
          </Radio>
        </li>
      </ul>
    </Facet>
  );
}

function StoreFacet({ listing: { facets, exact }, place: { wanted, change } }: PartProps) {
  const chosen = storeSlugsOf(wanted);
  if (facets.stores.length < 2 && chosen.length === 0) return null;
  return (
    <Facet title="Loja" isFolded={chosen.length === 0}>
      <FacetOptions
        of="Loja"
        exact={exact}
        options={facets.stores.map(({ slug, name, count }) => ({ value: slug, label: name, count, isOn: chosen.includes(slug) }))}
        onToggle={(slug) => change({ loja: toggled(wanted.loja, slug) })}
      />
    </Facet>
  );
}

function Switches({ listing: { facets, exact }, place: { wanted, change } }: PartProps) {
  const on = (name: "promocao" | "amostra", words: string, count: number) =>
    (count > 0 || wanted[name]) && (
      <Switch
        name={name}
        checked={wanted[name] === "1"}
        onChange={() => change({ [name]: wanted[name] ? undefined : "1" })}
        className="border-t border-line"
      >
        <span className="flex items-center">
          {words}
          <FacetCount count={count} exact={exact} />
        </span>
      </Switch>
    );
  return (
    <div>
      {on("promocao", "Só com desconto", facets.saleCount)}
      {on("amostra", "Com prévia grátis", facets.samplesCount)}
    </div>
  );
}
