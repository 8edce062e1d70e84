import { Check, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { formatScore, plural } from "#kit/format.ts";
import type { License } from "#modules/catalog/rules/licenses.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { Price } from "#ui/price.tsx";
import { Stars } from "#ui/rating.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AuthorNumbers } from "../../schema/author-numbers.ts";
import type { Offer } from "../../schema/product-view.ts";
import { AuthorCard } from "./author-card.tsx";
import { BuyButtons } from "./buy-buttons.tsx";
import { BundleSaving, OwnedContents } from "./bundle-notes.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { LicenseChoice } from "./license-choice.tsx";
import { LicenseFiles } from "./license-files.tsx";
import { PartsLine } from "./parts-line.tsx";
import { PixLine } from "./pix-line.tsx";
import { PromotionEnd } from "./promotion-end.tsx";
import { useStanding } from "./use-standing.ts";

const FEWEST_VOTES = 3;

type BuyBoxProps = {
  product: ProductPageFacts;
  author: AuthorNumbers | null;
  offers: Offer[];
  offer: Offer;
  onLicense: (license: License) => void;
  buttonsId: string;
  /** Only its author sees it: nothing to press. */
  isPreview: boolean;
  /** Beside the author's name: follow. */
  follow?: ReactNode;
  /** Under the assurances: share, report. */
  actions?: ReactNode;
};

/** What it is, who made it, what each licence costs, and the two buttons. */
export function BuyBox({ product, author, offers, offer, onLicense, buttonsId, isPreview, follow, actions }: BuyBoxProps) {
  const isOpen = !product.seller.closedUntil && !isPreview;
  return (
    <div className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
        <span>{product.kind || product.category.name}</span>
        <RatingLink product={product} />
      </div>
      <h1 className="text-t1 leading-[1.04] font-black tracking-[-.018em] wrap-anywhere">{product.title}</h1>
      {product.promise && <p className="mt-3 text-muted">{product.promise}</p>}
      <div className="fio mt-[18px]">
        <AuthorCard seller={product.seller} numbers={author} action={follow} />
      </div>
      <div className="mt-[18px] grid gap-3.5">
        <LicenseChoice offers={offers} chosen={offer.license} onChoose={onLicense} />
        <LicenseFiles files={product.files} license={offer.license} />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <Price cents={offer.priceCents} formerCents={offer.fullCents} size="page" />
            <PromotionEnd endsAt={product.promotionEndsAt} />
            <PixLine priceCents={offer.priceCents} basisPoints={product.seller.pixDiscountBps} />
            <PartsLine parts={offer.parts} />
            <BundleSaving contents={product.contents} offer={offer} />
          </div>
          <Tag className="mb-0.5">
            <Zap aria-hidden />
            Download imediato
          </Tag>
        </div>
        <OwnedContents contents={product.contents} />
        <ClosedNote seller={product.seller} />
        <div id={buttonsId} className="grid gap-2.5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {isOpen && (
            <BuyButtons
              productId={product.id}
              chosen={offer.license}
              license={offers.length > 1 ? offer.license : undefined}
              isFree={offer.priceCents === 0}
            />
          )}
        </div>
        <Assurances product={product} offer={offer} />
        {actions && <div className="-ml-3 flex flex-wrap gap-1">{actions}</div>}
      </div>
    </div>
  );
}

function RatingLink({ product: { ratingSum, ratingCount } }: { product: ProductPageFacts }) {
  if (ratingCount === 0) return <span>Novo</span>;
  if (ratingCount < FEWEST_VOTES) {
    return (
      <a href="#avaliacoes" className="hover:underline">
        {plural(ratingCount, "avaliação", "avaliações")}
      </a>
    );
  }
  return (
    <a href="#avaliacoes" className="inline-flex items-center gap-2 hover:underline">
      <Stars value={ratingSum / ratingCount} />
      <span className="tn">
        <b aria-hidden className="font-semibold text-ink">
          {formatScore(ratingSum / ratingCount)}
        </b>{" "}
        em {ratingCount} avaliações
      </span>
    </a>
  );
}

/** What one can count on: nothing about paying where nothing is paid, by price or because it is theirs. */
function Assurances({ product, offer }: Pick<BuyBoxProps, "product" | "offer">) {
  const { isOwned } = useStanding(product.id, offer.license);
  const isFree = offer.priceCents === 0;
  return (
    <ul className="grid gap-[9px] text-sm">
      {isFree && !isOwned && <Assurance>Grátis: não pede cartão nem Pix</Assurance>}
      {!isFree && !isOwned && (
        <>
          <Assurance>Pix ou cartão, pela Pagar.me</Assurance>
          <Assurance>
            <a href="#desistencia" className="underline decoration-line-strong underline-offset-3 hover:decoration-ink">
              {product.seller.guaranteeDays} dias para desistir e receber tudo de volta
            </a>
          </Assurance>
        </>
      )}
      <Assurance>
        {product.contents.length > 0
          ? "Atualizações grátis: a próxima edição de cada material chega na sua biblioteca"
          : "Atualizações grátis: a próxima edição chega na sua biblioteca"}
      </Assurance>
    </ul>
  );
}

const Assurance = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Check aria-hidden className="mt-0.5 size-[18px] text-positive" />
    <span>{children}</span>
  </li>
);
