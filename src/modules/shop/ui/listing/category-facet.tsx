import { cx } from "class-variance-authority";
import { RouterLink } from "#ui/router-link.tsx";
import { Facet, FacetCount } from "./facet.tsx";
import type { FacetsProps } from "./facets-props.ts";

const rowClass = "facet-link";

/** The branch of the tree being looked at; each of its categories is a link. */
export function CategoryFacet({ listing: { facets, category, exact }, place: { href } }: Omit<FacetsProps, "copy">) {
  if (facets.categories.length === 0) return null;
  return (
    <Facet title="Categoria">
      <ul>
        {category && (
          <li>
            <RouterLink
              href={href({ categoria: undefined, atributos: undefined })}
              className={cx(rowClass, "text-muted hover:text-ink")}
            >
              Todas as categorias
            </RouterLink>
          </li>
        )}
        {facets.categories.map(({ slug, name, child, current, count }) => (
          <li key={slug}>
            <RouterLink
              href={href({ categoria: slug })}
              aria-current={current ? "true" : undefined}
              className={cx(rowClass, current ? "font-semibold" : child && "pl-4")}
            >
              {current && <i aria-hidden className="pingo" />}
              {name}
              <FacetCount count={count} exact={exact} />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Facet>
  );
}
