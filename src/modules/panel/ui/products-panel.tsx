import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Panel } from "#ui/panel.tsx";
import { DiscountTag, Price } from "#ui/price.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { CoverCard } from "#ui/cover-card.tsx";
import { kindLine } from "#modules/shop/ui/product-card.tsx";

type ProductsPanelProps = { title: string; href: string; all: string; products: ProductCardFacts[] };

/** A few products of the shop inside the panel; nothing when there is none. */
export function ProductsPanel({ title, href, all, products }: ProductsPanelProps) {
  if (products.length === 0) return null;
  return (
    <Panel
      title={title}
      action={
        <RouterLink href={href} className="text-sm font-semibold underline underline-offset-3">
          {all}
        </RouterLink>
      }
    >
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-4 md:gap-x-5">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <CoverCard
              href={`/produto/${product.slug}`}
              renderLink={routerLink}
              title={product.title}
              kind={kindLine(product)}
              signature={`de ${product.authorName}`}
              tag={<DiscountTag cents={product.priceCents} formerCents={product.fullCents} />}
              price={<Price cents={product.priceCents} formerCents={product.fullCents} />}
              cover={{
                paper: product.paper,
                picture: pictureOf(product.cover),
                title: product.title,
                signature: product.authorName,
                seed: product.slug,
                alt: "",
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
