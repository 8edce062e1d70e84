import { useEffect, useState } from "react";
import { BuyNowButton } from "#modules/cart/ui/buy-now-button.tsx";
import type { License } from "#modules/catalog/rules/licenses.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { Price } from "#ui/price.tsx";
import type { Offer } from "../../schema/product-view.ts";
import { PartsLine } from "./parts-line.tsx";
import { useStanding } from "./use-standing.ts";

type BuyBarProps = {
  product: Pick<ProductPageFacts, "id" | "title">;
  offer: Offer;
  /** Said to the cart only where there was a choice. */
  license: License | undefined;
  /** Id of the main buttons: the bar shows only while they are off screen. */
  watchId: string;
};

/** On small screens, price and button stay at the bottom while the main ones are away. */
export function BuyBar({ product, offer, license, watchId }: BuyBarProps) {
  const { isOwned } = useStanding(product.id, offer.license);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const buttons = document.getElementById(watchId);
    if (!buttons) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false));
    observer.observe(buttons);
    return () => observer.disconnect();
  }, [watchId]);

  if (isOwned || !away) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-6 flex items-center gap-3 border-t-2 border-ink bg-bg px-(--gutter) pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] md:hidden">
      <div className="min-w-0 flex-1">
        <Price cents={offer.priceCents} formerCents={offer.fullCents} />
        {offer.parts ? <PartsLine parts={offer.parts} short /> : <p className="truncate text-2xs text-muted">{product.title}</p>}
      </div>
      <BuyNowButton productId={product.id} license={license} isFree={offer.priceCents === 0} />
    </div>
  );
}
