import { createFileRoute, redirect, useLoaderData } from "@tanstack/react-router";
import { parseCode } from "#kit/code.ts";
import { getCouponLanding } from "#modules/coupons/functions.ts";
import type { CouponLanding } from "#modules/coupons/schema.ts";
import { shareAddress } from "#modules/shop/share/rules/share-address.ts";
import { sharedCoupon } from "#modules/shop/share/rules/shared-things.ts";
import { CouponPage } from "#modules/shop/ui/coupon/coupon-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/cupom/$couponCode")({
  loader: async ({ params: { couponCode } }) => {
    const code = parseCode(couponCode);
    if (code && code !== couponCode) throw redirect({ to: "/cupom/$couponCode", params: { couponCode: code }, statusCode: 301 });
    return loaded(await getCouponLanding({ data: { code: couponCode } }));
  },
  head: ({ loaderData, matches, params }) => {
    if (!loaderData) return {};
    const path = `/cupom/${params.couponCode}`;
    return pageHead(matches, { ...wordsOf(loaderData), path, noindex: true, share: shareOf(loaderData) });
  },
  component: function Coupon() {
    const landing = Route.useLoaderData();
    const { origin } = useLoaderData({ from: "/_loja" });
    return <CouponPage key={landing.code} landing={landing} origin={origin} />;
  },
});

/** What WhatsApp and the others show of the link. */
function wordsOf(landing: CouponLanding): { title: string; description: string } {
  if (landing.state === "desconhecida") return { title: "Cupom não encontrado", description: "Confira o código do cupom." };
  const { words, goodUntil, code } = landing;
  return {
    title: words,
    description: `Cupom ${code}, vale até ${goodUntil}. Abra para ver os preços com desconto.`,
  };
}

function shareOf(landing: CouponLanding) {
  const shared = landing.state === "desconhecida" ? null : sharedCoupon(landing);
  return shared ? { image: shareAddress(shared), type: "website" as const } : undefined;
}
