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
  /** Under that licence it costs nothing: nobody is told to buy it. */
  isFree: boolean;
};

/** Puts the product in the cart and goes on to pay, over the page. */
export function BuyNowButton({ productId, license, isFree, ...look }: BuyNowButtonProps) {
  const openPurchase = useOpenPurchase();
  const { put, isAdding, trouble } = useAddToCart(productId, license);
  const isThere = useCartContents()?.productIds.includes(productId) ?? false;

  async function buy() {
    if ((license || !isThere) && !(await put())) return;
    await openPurchase();
  }

  return (
    <div className={look.full ? "grid gap-2" : "inline-grid gap-2"}>
      <CartForm productId={productId} license={license} next="pagar" onPress={() => void buy()}>
        <Button {...look} type="submit" variant="primary" loading={isAdding} loadingLabel="Abrindo…">
          {isFree ? "Pegar grátis" : "Comprar agora"}
        </Button>
      </CartForm>
      <CartTroubleNote trouble={trouble} />
    </div>
  );
}
