import { Link } from "@tanstack/react-router";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { RichText } from "#modules/catalog/ui/rich-text.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ProductGrid } from "../product-card.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { FactSheet } from "./fact-sheet.tsx";
import { Gallery } from "./gallery.tsx";
import { PackageList } from "./package-list.tsx";
import { SellerIdentity } from "./seller-identity.tsx";

const BUY_BUTTONS = "comprar";

/** Everything about one product, in the order people ask: what it looks like, what it costs, what comes, who made it. */
export function ProductPage({ product }: { product: ProductPageFacts }) {
  const { category, seller } = product;
  const crumbs = [
    { href: "/", label: "Início" },
    ...(category.parent ? [{ href: `/produtos?categoria=${category.parent.slug}`, label: category.parent.name }] : []),
    { href: `/produtos?categoria=${category.slug}`, label: category.name },
  ];
  return (
    <main id="conteudo">
      <div className="wrap">
        <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={crumbs} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:mt-[18px] md:grid-cols-[minmax(0,1.12fr)_minmax(0,.88fr)] md:gap-9 lg:gap-14">
          <Gallery key={product.id} product={product} />
          <BuyBox product={product} buttonsId={BUY_BUTTONS} />
        </div>
        <div className="mt-11 grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:mt-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-[72px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-[52px]">
            <section aria-labelledby="sobre">
              <h2 id="sobre" className="fio mb-3.5 pt-3.5 text-t2">
                Sobre o material
              </h2>
              <RichText doc={product.description} />
            </section>
            <PackageList files={product.files} />
          </div>
          <aside aria-label="Ficha técnica e vendedor" className="grid gap-8">
            <FactSheet product={product} />
            <SellerIdentity seller={seller} />
          </aside>
        </div>
      </div>
      {product.more.length > 0 && (
        <section className="wrap mt-14 md:mt-20" aria-labelledby="mais">
          <SectionHead
            id="mais"
            title={
              <>
                Mais de <span className="font-bold italic">{seller.authorName}</span>
              </>
            }
            action={
              <Link to="/loja/$slug" params={{ slug: seller.slug }} search={{}} className="link text-sm whitespace-nowrap">
                Ver a loja
              </Link>
            }
          />
          <ProductGrid products={product.more} signed={false} />
        </section>
      )}
      <BuyBar product={product} watchId={BUY_BUTTONS} />
    </main>
  );
}
