import { Check, ShoppingBag } from "lucide-react";
import { useHydrated } from "@tanstack/react-router";
import { plural } from "#kit/format.ts";
import { showCartDrawer, useCartContents } from "#modules/cart/ui/cart-contents.ts";
import { CartForm } from "#modules/cart/ui/cart-form.tsx";
import type { CouponProduct } from "#modules/coupons/schema.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ProductCard, productGridClass } from "../product-card.tsx";
import { useOwns } from "../visit.ts";
import { COUPON_PRODUCTS_ID } from "./coupon-offer.tsx";
import type { KnownLanding } from "./coupon-states.ts";
import type { Activation } from "./use-activation.ts";

const MOST_AT_ONCE = 24;

type CouponProductsProps = { landing: KnownLanding; activation: Activation };

/** What the coupon reaches, each at its old and its new price. */
export function CouponProducts({ landing, activation }: CouponProductsProps) {
  const { products, productCount, store, state } = landing;
  const isReady = useHydrated();
  const canBuy = state === "valida";
  if (products.length === 0) return null;
  return (
    <section id={COUPON_PRODUCTS_ID} tabIndex={-1} aria-labelledby="prateleira" className="mt-12 scroll-mt-6 outline-none">
      <SectionHead
        id="prateleira"
        title={canBuy ? "Com o cupom" : "O que o cupom alcança"}
        action={
          canBuy &&
          isReady &&
          products.length > 1 &&
          products.length <= MOST_AT_ONCE && (
            <Button
              loading={activation.busy === "todos"}
              loadingLabel="Adicionando…"
              onClick={() =>
                void activation.put(
                  products.map((product) => product.id),
                  "todos",
                )
              }
            >
              <ShoppingBag aria-hidden />
              Adicionar todos
            </Button>
          )
        }
      />
      <ul className={productGridClass(4)}>
        {products.map((product, index) => (
          <li key={product.id} className="flex min-w-0 flex-col">
            <div className="flex-1">
              <ProductCard product={pricedWith(product)} signed={false} priority={index < 4} />
            </div>
            {product.withCouponCents !== null && product.withCouponCents >= product.priceCents && (
              <p className="mt-1 text-2xs text-muted">Já está em promoção: vale o maior desconto.</p>
            )}
            {canBuy && <PutButton product={product} code={landing.code} activation={activation} />}
          </li>
        ))}
      </ul>
      {store && productCount > products.length && (
        <p className="mt-8 text-sm">
          E mais {plural(productCount - products.length, "material", "materiais")} de{" "}
          <RouterLink href={`/loja/${store.slug}`} className="link">
            {store.authorName}
          </RouterLink>
          .
        </p>
      )}
    </section>
  );
}

/** The card's own prices with the coupon's in their place, when it is the better one. */
const pricedWith = (product: CouponProduct): CouponProduct =>
  product.withCouponCents !== null && product.withCouponCents < product.priceCents
    ? { ...product, priceCents: product.withCouponCents, fullCents: product.fullCents ?? product.priceCents }
    : product;

function PutButton({ product, code, activation }: { product: CouponProduct; code: string; activation: Activation }) {
  const isThere = useCartContents()?.productIds.includes(product.id) ?? false;
  const isOwned = useOwns(product.id);
  if (isOwned) {
    return (
      <a href="/painel/pedidos" className={buttonClass({ size: "sm", full: true, className: "mt-2.5" })}>
        Abrir na biblioteca
      </a>
    );
  }
  if (isThere) {
    return (
      <Button size="sm" full className="mt-2.5" onClick={() => showCartDrawer(true)}>
        <Check aria-hidden />
        No carrinho
      </Button>
    );
  }
  return (
    <CartForm productId={product.id} code={code} next="voltar" onPress={() => void activation.put([product.id], product.id)}>
      <Button
        type="submit"
        size="sm"
        full
        className="mt-2.5"
        aria-label={`Adicionar ao carrinho: ${product.title}`}
        loading={activation.busy === product.id}
      >
        <ShoppingBag aria-hidden />
        Adicionar
      </Button>
    </CartForm>
  );
}
