import { AddToCartButton } from "#modules/cart/ui/add-to-cart-button.tsx";
import { BuyNowButton } from "#modules/cart/ui/buy-now-button.tsx";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { useOwns } from "../../visit.ts";
import { buttonClass } from "#ui/button.tsx";
import { Price } from "#ui/price.tsx";
import type { QuickViewFacts } from "../../../schema/product-view.ts";
import { PartsLine } from "../parts-line.tsx";
import { PixLine } from "../pix-line.tsx";

type QuickViewFootProps = { card: ProductCardFacts; facts: QuickViewFacts | null };

/** What it costs under its first licence, and the two buttons. */
export function QuickViewFoot({ card, facts }: QuickViewFootProps) {
  const owned = useOwns(card.id);
  const offer = facts?.offers[0];
  const priceCents = offer?.priceCents ?? card.priceCents;
  const hasChoice = (facts?.offers.length ?? 0) > 1;
  const isClosed = Boolean(facts?.product.seller.closedUntil);
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-2.5 md:grid md:justify-stretch">
      <div className="min-w-0 md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-3">
        {hasChoice && <p className="text-2xs text-muted md:w-full">a partir de</p>}
        <Price
          cents={priceCents}
          formerCents={offer?.fullCents ?? card.fullCents}
          className="[&_b]:text-[1.75rem] [&_b]:leading-none [&_b]:tracking-[-.03em]"
        />
        {offer && facts && <PixLine priceCents={offer.priceCents} basisPoints={facts.product.seller.pixDiscountBps} />}
        <PartsLine parts={offer?.parts ?? null} short />
      </div>
      {owned ? (
        <a href="/painel/pedidos" className={buttonClass({ variant: "primary" })}>
          Abrir na biblioteca
        </a>
      ) : (
        !isClosed && (
          <div className="grid gap-3 md:grid-cols-2">
            <div className="max-md:hidden">
              <AddToCartButton productId={card.id} showCheckoutLink={false} full className="px-2" />
            </div>
            <BuyNowButton productId={card.id} isFree={priceCents === 0} full className="whitespace-nowrap md:px-2" />
          </div>
        )
      )}
    </div>
  );
}
