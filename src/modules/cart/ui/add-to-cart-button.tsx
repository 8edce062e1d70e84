import { Check, ShoppingBag } from "lucide-react";
import { useRef, useState } from "react";
import type { License } from "#modules/catalog/rules/licenses.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showCartDrawer, useCartContents } from "./cart-contents.ts";
import { CartForm } from "./cart-form.tsx";
import { CartTroubleNote } from "./cart-trouble-note.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

type AddToCartButtonProps = Pick<ButtonProps, "variant" | "size" | "full" | "className"> & {
  productId: number;
  /** The one chosen on the page; the product's own when left out. */
  license?: License | undefined;
  /** Off where there is no room for it: the way to checkout under the button once the product is in the cart. */
  showCheckoutLink?: boolean;
};

/** Puts one product in the cart; once there it says so and opens the cart. */
export function AddToCartButton({ productId, license, showCheckoutLink = true, ...look }: AddToCartButtonProps) {
  const { put, isAdding, trouble } = useAddToCart(productId, license);
  const isThere = useCartContents()?.productIds.includes(productId) ?? false;
  // Which licence is in the cart is not known here: only that the person has chosen another since.
  const [seen, setSeen] = useState(license);
  const isOther = isThere && license !== seen;
  // The button pressed leaves as the other comes: the focus goes on to it, and whoever uses the keyboard is not lost.
  const takesFocus = useRef(false);

  async function add() {
    takesFocus.current = true;
    if (await put()) setSeen(license);
  }

  return (
    <div className={look.full ? "grid gap-2" : "inline-grid gap-2"}>
      {isThere && !isOther ? (
        <Button
          {...look}
          ref={(button) => {
            if (button && takesFocus.current) button.focus();
            takesFocus.current = false;
          }}
          onClick={() => showCartDrawer(true)}
        >
          <Check aria-hidden />
          No carrinho
        </Button>
      ) : (
        <CartForm productId={productId} license={license} next="voltar" onPress={() => void add()}>
          <Button {...look} type="submit" loading={isAdding} loadingLabel="Adicionando…">
            <ShoppingBag aria-hidden />
            {isOther ? "Trocar a licença no carrinho" : "Adicionar ao carrinho"}
          </Button>
        </CartForm>
      )}
      {isThere && showCheckoutLink && (
        <RouterLink href="/finalizar-compra" className="justify-self-center text-xs font-semibold text-accent underline">
          Finalizar compra
        </RouterLink>
      )}
      <CartTroubleNote trouble={trouble} />
    </div>
  );
}
