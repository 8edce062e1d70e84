import { Link } from "@tanstack/react-router";
import { Check, ShoppingBag } from "lucide-react";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { showCartDrawer, useCartContents } from "./cart-contents.ts";
import { CartForm } from "./cart-form.tsx";
import { CartTroubleNote } from "./cart-trouble-note.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

type AddToCartButtonProps = Pick<ButtonProps, "variant" | "size" | "full" | "className"> & {
  productId: number;
  /** Off where there is no room for it: the way to checkout under the button once the material is in the cart. */
  showCheckoutLink?: boolean;
};

/** Puts one material in the cart; once there it says so and opens the cart. */
export function AddToCartButton({ productId, showCheckoutLink = true, ...look }: AddToCartButtonProps) {
  const { put, isAdding, trouble } = useAddToCart(productId);
  const isThere = useCartContents()?.productIds.includes(productId) ?? false;

  return (
    <div className={look.full ? "grid gap-2" : "inline-grid gap-2"}>
      {isThere ? (
        <Button {...look} onClick={() => showCartDrawer(true)}>
          <Check aria-hidden />
          No carrinho
        </Button>
      ) : (
        <CartForm productId={productId} next="voltar" onPress={() => void put()}>
          <Button {...look} type="submit" loading={isAdding} loadingLabel="Adicionando…">
            <ShoppingBag aria-hidden />
            Adicionar ao carrinho
          </Button>
        </CartForm>
      )}
      {isThere && showCheckoutLink && (
        <Link to={"/finalizar-compra" as string} className="justify-self-center text-xs font-semibold text-accent underline">
          Finalizar compra
        </Link>
      )}
      <CartTroubleNote trouble={trouble} />
    </div>
  );
}
