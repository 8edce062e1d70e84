import { Package } from "lucide-react";
import { type BundleContent, cheapest } from "#modules/catalog/bundles/rules.ts";
import { Price } from "#ui/price.tsx";
import { RouterLink } from "#ui/router-link.tsx";

/** The products of a bundle, each with its page and what it costs alone. */
export function BundleList({ contents }: { contents: BundleContent[] }) {
  return (
    <ul className="fio mb-5 text-sm">
      {contents.map((content) => (
        <li
          key={content.id}
          className="grid min-h-[52px] grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2.5"
        >
          <Package aria-hidden className="size-5" />
          {content.isOnSale ? (
            <RouterLink
              href={`/produto/${content.slug}`}
              className="link inline-flex min-h-6 items-center font-medium wrap-anywhere"
            >
              {content.title}
            </RouterLink>
          ) : (
            <span className="font-medium wrap-anywhere">
              {content.title} <span className="block text-2xs font-normal text-muted">Só neste pacote</span>
            </span>
          )}
          {content.isOnSale && <Price cents={cheapest(content.prices) ?? 0} size="row" />}
        </li>
      ))}
    </ul>
  );
}
