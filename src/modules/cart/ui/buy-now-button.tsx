import { useNavigate } from "@tanstack/react-router";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { useCartContents } from "./cart-contents.ts";
import { CartForm } from "./cart-form.tsx";
import { CartTroubleNote } from "./cart-trouble-note.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useOpenPurchase } from "./use-open-purchase.ts";

type BuyNowButtonProps = Pick<ButtonProps, "size" | "full" | "className"> & {
  productId: number;
  /** The one chosen on the page; the product's own when left out. */
  license?: License | undefined;
  /** Who is known buys over the page; a stranger has more to write, on a page for it. */
  isKnown: boolean;
};

/** Puts the product in the cart and goes on to pay. */
export function BuyNowButton({ productId, license, isKnown, ...look }: BuyNowButtonProps) {
  const navigate = useNavigate();
  const openPurchase = useOpenPurchase();
  const { put, isAdding, trouble } = useAddToCart(productId, license);
  const isThere = useCartContents()?.productIds.includes(productId) ?? false;

  async function buy() {
    if ((license || !isThere) && !(await put())) return;
    await (isKnown ? openPurchase() : navigate({ to: "/finalizar-compra" as string }));
  }

  return (
    <div className={look.full ? "grid gap-2" : "inline-grid gap-2"}>
      <CartForm productId={productId} license={license} next="pagar" onPress={() => void buy()}>
        <Button {...look} type="submit" variant="primary" loading={isAdding} loadingLabel="Abrindo…">
          Comprar agora
        </Button>
      </CartForm>
      <CartTroubleNote trouble={trouble} />
    </div>
  );
}
