import { Link } from "@tanstack/react-router";
import { cx } from "tailwind-variants/lite";
import { formatsOf } from "#modules/catalog/schema/listing-search.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Radio } from "#ui/radio.tsx";
import { Stars } from "#ui/rating.tsx";
import { Facet, FacetCount } from "./facet.tsx";
import type { FacetsProps } from "./facets-props.ts";
import { PriceFacet } from "./price-facet.tsx";

/** Category, price, format and score, with how many each would leave. */
export function Facets({ search, listing, change, place }: FacetsProps) {
  const { facets, exact } = listing;
  return (
    <div className="grid">
      <CategoryFacet search={search} listing={listing} />
      <PriceFacet key={`${search.preco_min}-${search.preco_max}`} search={search} listing={listing} change={change} />
      {facets.formats.length > 0 && (
        <Facet title="Formato">
          <ul>
            {facets.formats.map(({ format, count }) => {
              const chosen = formatsOf(search);
              const on = chosen.includes(format);
              const next = on ? chosen.filter((one) => one !== format) : [...chosen, format];
              return (
                <li key={format} className="flex items-center">
                  <Checkbox checked={on} onChange={() => change({ formato: next.join(",") || undefined })} className="flex-1">
                    {format.toUpperCase()}
                  </Checkbox>
                  <FacetCount count={count} exact={exact} />
                </li>
              );
            })}
          </ul>
        </Facet>
      )}
      {(facets.stars.some((one) => one.count > 0) || search.nota) && (
        <Facet title="Avaliação">
          <ul>
            {facets.stars.map(({ stars, count }) => (
              <li key={stars} className="flex items-center">
                <Radio
                  name={`nota-${place}`}
                  checked={search.nota === stars}
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
              <Radio name={`nota-${place}`} checked={!search.nota} onChange={() => change({ nota: undefined })}>
                Qualquer nota
              </Radio>
            </li>
          </ul>
        </Facet>
      )}
    </div>
  );
}

function CategoryFacet({ search, listing }: Pick<FacetsProps, "search" | "listing">) {
  return (
    <Facet title="Categoria">
      <ul>
        {listing.category && (
          <li>
            <Link
              to="/produtos"
              search={{ ...search, categoria: undefined, pagina: undefined }}
              className="flex min-h-[34px] items-center text-sm text-muted hover:text-ink hover:underline"
            >
              Todas as categorias
            </Link>
          </li>
        )}
        {listing.facets.categories.map(({ slug, name, child, current, count }) => (
          <li key={slug}>
            <Link
              to="/produtos"
              search={{ ...search, categoria: slug, pagina: undefined }}
              aria-current={current ? "true" : undefined}
              className={cx(
                "flex min-h-[34px] items-center gap-2 text-sm hover:underline",
                current ? "font-semibold" : child && "pl-4",
              )}
            >
              {current && <i aria-hidden className="pingo" />}
              <span className="min-w-0">{name}</span>
              <FacetCount count={count} exact={listing.exact} />
            </Link>
          </li>
        ))}
      </ul>
    </Facet>
  );
}
