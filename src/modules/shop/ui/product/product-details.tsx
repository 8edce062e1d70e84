import { memo, type ReactNode } from "react";
import { formatCount } from "#kit/format.ts";
import { UseCouponButton } from "#modules/cart/ui/use-coupon-button.tsx";
import { RichText } from "#modules/catalog/ui/rich-text.tsx";
import { PublicCoupons } from "#modules/coupons/ui/public-coupons.tsx";
import { QuestionsBlock } from "#modules/reviews/questions/ui/questions-block.tsx";
import { ReviewsBlock } from "#modules/reviews/ui/reviews-block.tsx";
import { LazySection } from "#ui/lazy-section.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import type { ProductView } from "../../schema/product-view.ts";
import { ProductGrid } from "../product-card.tsx";
import { useVisit } from "../visit.ts";
import { InBundles } from "./bundle-notes.tsx";
import { Changelog } from "./changelog.tsx";
import { FactSheet } from "./fact-sheet.tsx";
import { PackageList } from "./package-list.tsx";
import { RefundTerms } from "./refund-terms.tsx";
import { SellerIdentity } from "./seller-identity.tsx";
import { useCartContents } from "#modules/cart/ui/cart-contents.ts";
import { besideFor } from "./beside.ts";

export type ReportSlot = (kind: "produto" | "pergunta" | "avaliacao", id: string | number) => ReactNode;

type ProductDetailsProps = {
  view: ProductView;
  /** The way to report what was said of it. */
  report: ReportSlot;
  isPreview: boolean;
};

const columnClass = "grid grid-cols-[minmax(0,1fr)] gap-[52px]";

/** What is told below the price. Choosing a licence above does not draw it again, which would wake it. */
export const ProductDetails = memo(function ProductDetails({ view, report, isPreview }: ProductDetailsProps) {
  const { product, offers, attributes, coupons } = view;
  const { seller } = product;
  return (
    <>
      <div className="wrap mt-11 grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:mt-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-[72px]">
        <div className={columnClass}>
          <LazySection>
            <div className={columnClass}>
              <section aria-labelledby="sobre">
                <PageParts view={view} />
                <h2 id="sobre" className="sr-only">
                  Sobre o material
                </h2>
                <RichText doc={product.description} className="mt-6" />
              </section>
              <div>
                <PackageList files={product.files} contents={product.contents} />
                <InBundles bundles={product.inBundles} />
              </div>
              <Changelog editions={product.changelog} />
            </div>
          </LazySection>
          <LazySection>
            <ReviewsAndQuestions view={view} report={report} />
          </LazySection>
        </div>
        <aside aria-label="Ficha técnica e vendedor">
          <LazySection>
            <div className="grid gap-8">
              <FactSheet product={product} attributes={attributes} />
              {!isPreview && (
                <PublicCoupons
                  coupons={coupons}
                  authorName={seller.authorName}
                  action={(code) => <UseCouponButton code={code} />}
                />
              )}
              {offers.some((offer) => offer.priceCents > 0) && <RefundTerms days={seller.guaranteeDays} />}
              <SellerIdentity seller={seller} />
            </div>
          </LazySection>
        </aside>
      </div>
      <Beside view={view} />
    </>
  );
});

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

/** What people said of it and asked about it. */
function ReviewsAndQuestions({ view: { product, reviews, questions }, report }: Pick<ProductDetailsProps, "view" | "report">) {
  const visit = useVisit();
  return (
    <div className={columnClass}>
      <ReviewsBlock product={product} summary={reviews} viewer={visit?.viewer ?? null} report={(id) => report("avaliacao", id)} />
      <QuestionsBlock
        product={product}
        first={questions}
        viewer={visit === null ? undefined : visit.viewer}
        report={(id) => report("pergunta", id)}
      />
    </div>
  );
}

/** What else to see: from the same author, and taken by the same people or near it in the catalogue. */
function Beside({ view: { product, alsoBought: near } }: { view: ProductView }) {
  const { seller, more } = product;
  const visit = useVisit();
  const cart = useCartContents();
  const alsoBought = besideFor(near, visit?.ownedProductIds ?? [], cart?.productIds ?? []);
  return (
    <LazySection>
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
              <RouterLink href={`/loja/${seller.slug}`} className="link text-sm whitespace-nowrap">
                Ver a loja{seller.productCount > more.length + 1 ? `, ${formatCount(seller.productCount)} materiais` : ""}
              </RouterLink>
            }
          />
          <ProductGrid products={more} signed={false} inRow />
        </section>
      )}
      {alsoBought.length > 0 && (
        <section className="wrap mt-14 md:mt-20" aria-labelledby="tambem">
          <SectionHead id="tambem" title="Veja também" />
          <ProductGrid products={alsoBought} inRow />
        </section>
      )}
    </LazySection>
  );
}
