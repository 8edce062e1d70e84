import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { formatCount } from "#kit/format.ts";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { UseCouponButton } from "#modules/cart/ui/use-coupon-button.tsx";
import { RichText } from "#modules/catalog/ui/rich-text.tsx";
import { PublicCoupons } from "#modules/coupons/ui/public-coupons.tsx";
import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { QuestionsBlock } from "#modules/reviews/questions/ui/questions-block.tsx";
import { ReviewsBlock } from "#modules/reviews/ui/reviews-block.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import type { ProductView } from "../../schema/product-view.ts";
import { ProductGrid } from "../product-card.tsx";
import { useVisit } from "../visit.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Changelog } from "./changelog.tsx";
import { FactSheet } from "./fact-sheet.tsx";
import { Gallery } from "./gallery.tsx";
import { PackageList } from "./package-list.tsx";
import { RefundTerms } from "./refund-terms.tsx";
import { SellerIdentity } from "./seller-identity.tsx";
import { ShareButton } from "./share-button.tsx";
import { useRememberViewed } from "./use-viewed.ts";

const BUY_BUTTONS = "comprar";

export type ReportSlot = (kind: "produto" | "pergunta" | "avaliacao", id: string | number) => ReactNode;

type ProductPageProps = {
  view: ProductView;
  /** The way to report this product, or something said of it. */
  report: ReportSlot;
  /** Only its author sees it: what it waits for, above everything. */
  banner?: ReactNode;
};

/** Everything about one product, in the order people ask: what it looks like, what it costs, what comes, who made it. */
export function ProductPage({ view, report, banner }: ProductPageProps) {
  const { product, offers, questions } = view;
  const { seller } = product;
  const [license, setLicense] = useState<License>(product.license);
  const offer = offers.find((one) => one.license === license) ?? offers[0]!;
  const { visit } = useVisit();
  const isPreview = banner !== undefined;
  useRememberViewed(product.slug);
  return (
    <main id="conteudo">
      <div className="wrap">
        {banner}
        <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={crumbsOf(product.category)} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:mt-[18px] md:grid-cols-[minmax(0,1.12fr)_minmax(0,.88fr)] md:gap-9 lg:gap-14">
          <Gallery key={product.id} product={product} />
          <BuyBox
            product={product}
            offers={offers}
            offer={offer}
            onLicense={setLicense}
            buttonsId={BUY_BUTTONS}
            isPreview={isPreview}
            follow={<FollowButton storeId={seller.id} name={seller.authorName} size="sm" />}
            actions={
              !isPreview && (
                <>
                  <ShareButton path={`/produto/${product.slug}`} words={`${product.title}, de ${product.authorName}`} />
                  {report("produto", product.id)}
                </>
              )
            }
          />
        </div>
        <div className="mt-11 grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:mt-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-[72px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-[52px]">
            <section aria-labelledby="sobre">
              <PageParts view={view} />
              <h2 id="sobre" className="sr-only">
                Sobre o material
              </h2>
              <RichText doc={product.description} className="mt-6" />
            </section>
            <PackageList files={product.files} contents={product.contents} />
            <Changelog editions={product.changelog} />
            <ReviewsBlock
              product={product}
              summary={view.reviews}
              viewer={visit?.viewer ?? null}
              report={(id) => report("avaliacao", id)}
            />
            <QuestionsBlock
              product={product}
              first={questions}
              viewer={visit === null ? undefined : visit.viewer}
              report={(id) => report("pergunta", id)}
            />
          </div>
          <aside aria-label="Ficha técnica e vendedor" className="grid gap-8">
            <FactSheet product={product} attributes={view.attributes} />
            {!isPreview && (
              <PublicCoupons
                coupons={view.coupons}
                authorName={seller.authorName}
                action={(code) => <UseCouponButton code={code} />}
              />
            )}
            <RefundTerms days={seller.guaranteeDays} />
            <SellerIdentity seller={seller} />
          </aside>
        </div>
      </div>
      <Beside view={view} />
      {!isPreview && !seller.closedUntil && (
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

/** The way to each part of the page. */
function PageParts({ view: { product, questions } }: { view: ProductView }) {
  return (
    <LinkTabs
      label="Partes desta página"
      tabs={[
        { href: "#sobre", label: "Sobre", current: true },
        { href: "#pacote", label: "O que vem", count: product.contents.length + product.files.length },
        { href: "#avaliacoes", label: "Avaliações", count: product.ratingCount },
        { href: "#perguntas", label: "Perguntas", count: questions.total },
      ]}
    />
  );
}

/** What else to see: from the same author, and taken by the same people or near it on the shelf. */
function Beside({ view: { product, alsoBought } }: { view: ProductView }) {
  const { seller, more } = product;
  return (
    <>
      {more.length > 0 && (
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
                Ver a loja{seller.productCount > more.length + 1 ? `, ${formatCount(seller.productCount)} materiais` : ""}
              </Link>
            }
          />
          <ProductGrid products={more} signed={false} />
        </section>
      )}
      {alsoBought.length > 0 && (
        <section className="wrap mt-14 md:mt-20" aria-labelledby="tambem">
          <SectionHead id="tambem" title="Veja também" />
          <ProductGrid products={alsoBought} />
        </section>
      )}
    </>
  );
}
