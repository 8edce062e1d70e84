import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { QuickViewFacts } from "../../../schema/product-view.ts";
import { QuickViewFoot } from "./quick-view-foot.tsx";
import { QuickViewPictures } from "./quick-view-pictures.tsx";
import { QuickViewWords } from "./quick-view-words.tsx";

/** The quick view as a page of its own. */
export function QuickViewPage({ facts }: { facts: QuickViewFacts }) {
  const { product, offers } = facts;
  const card: ProductCardFacts = { ...product, priceCents: offers[0]?.priceCents ?? 0, fullCents: offers[0]?.fullCents ?? null };
  return (
    <main id="conteudo" className="wrap">
      <Breadcrumb
        className="pt-[18px]"
        renderLink={routerLink}
        crumbs={[
          { href: "/", label: "Início" },
          { href: `/produto/${product.slug}`, label: product.title },
        ]}
      />
      <div className="mt-4 grid items-start gap-6 md:grid-cols-2 md:gap-9 lg:gap-14">
        <QuickViewPictures card={card} shown={product} className="h-[420px] overflow-hidden rounded-mat md:h-[620px]" />
        <div className="grid gap-5">
          <QuickViewWords
            card={card}
            facts={facts}
            heading={<h1 className="text-t1 leading-[1.04] font-black tracking-[-.018em] wrap-anywhere">{product.title}</h1>}
          />
          <div className="border-t-2 border-ink pt-4">
            <QuickViewFoot card={card} facts={facts} />
          </div>
        </div>
      </div>
    </main>
  );
}
