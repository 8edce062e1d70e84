import type { CouponLanding } from "#modules/coupons/schema.ts";
import { CouponOffer } from "./coupon-offer.tsx";
import { CouponProducts } from "./coupon-products.tsx";
import { OtherCode } from "./other-code.tsx";
import { UnknownCoupon } from "./unknown-coupon.tsx";
import { useActivation } from "./use-activation.ts";

type CouponPageProps = {
  /** The same for everybody, as the page was drawn. */
  landing: CouponLanding;
  /** The platform's own address. */
  origin: string;
};

/** Where a coupon's link leads: the offer, what it does to each price, and the way to use it. */
export function CouponPage({ landing: drawn, origin }: CouponPageProps) {
  const activation = useActivation(drawn);
  const { landing } = activation;
  return (
    <main id="conteudo">
      <div className="wrap pt-6 md:pt-9">
        {landing.state === "desconhecida" ? (
          <UnknownCoupon code={landing.code} />
        ) : (
          <>
            <CouponOffer landing={landing} activation={activation} address={`${origin}/cupom/${landing.code}`} />
            <CouponProducts landing={landing} activation={activation} />
          </>
        )}
        {landing.state !== "desconhecida" && <OtherCode className="mt-14" />}
      </div>
    </main>
  );
}
