import { type ReactNode, useState } from "react";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import type { ProductView } from "../../schema/product-view.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductDetails, type ReportSlot } from "./product-details.tsx";
import { ShareButton } from "./share-button.tsx";
import { useRememberViewed } from "./use-viewed.ts";

const BUY_BUTTONS = "comprar";

type ProductPageProps = {
  view: ProductView;
  /** The way to report this product, or something said of it. */
  report: ReportSlot;
  /** Only its author sees it: what it waits for, above everything. */
  banner?: ReactNode;
};

/** Everything about one product, in the order people ask: what it looks like, what it costs, what comes, who made it. */
export function ProductPage({ view, report, banner }: ProductPageProps) {
  const { product, offers } = view;
  const { seller } = product;
  const [license, setLicense] = useState<License>(product.license);
  const offer = offers.find((one) => one.license === license) ?? offers[0]!;
  const isPreview = banner !== undefined;
  const hasBar = !isPreview && !seller.closedUntil;
  useRememberViewed(product.slug);
  return (
    // What else sits at the bottom of the page leaves the bar room from the start, instead of jumping when it comes.
    <main id="conteudo" data-bottom-bar={hasBar || undefined}>
      <div className="wrap">
        {banner}
        <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={crumbsOf(product.category)} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:mt-[18px] md:grid-cols-[minmax(0,1.12fr)_minmax(0,.88fr)] md:gap-9 lg:gap-14">
          <Gallery key={product.id} product={product} />
          <BuyBox
            product={product}
            author={view.author}
            offers={offers}
            offer={offer}
            onLicense={setLicense}
            buttonsId={BUY_BUTTONS}
            isPreview={isPreview}
            follow={
              <OwnerOnly storeId={seller.id} href="/painel/minha-loja" edit="Editar loja" size="sm">
                <FollowButton storeId={seller.id} name={seller.authorName} size="sm" />
              </OwnerOnly>
            }
            actions={
              !isPreview && (
                <>
                  <OwnerOnly
                    storeId={seller.id}
                    href={`/painel/adicionar-produto?produto=${product.id}`}
                    edit="Editar material"
                    size="sm"
                    variant="ghost"
                  />
                  <ShareButton path={`/produto/${product.slug}`} words={`${product.title}, de ${product.authorName}`} />
                  {report("produto", product.id)}
                </>
              )
            }
          />
        </div>
      </div>
      <ProductDetails view={view} report={report} isPreview={isPreview} />
      {hasBar && (
        <BuyBar product={product} offer={offer} license={offers.length > 1 ? offer.license : undefined} watchId={BUY_BUTTONS} />
      )}
    </main>
  );
}

function crumbsOf({ slug, name, parent }: ProductView["product"]["category"]) {
  return [
    { href: "/", label: "Início" },
    ...(parent ? [{ href: `/produtos?categoria=${parent.slug}`, label: parent.name }] : []),
    { href: slug ? `/produtos?categoria=${slug}` : "/produtos", label: name },
  ];
}
