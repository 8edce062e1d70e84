import { useNavigate } from "@tanstack/react-router";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { CartForm } from "./cart-form.tsx";
import { CartTroubleNote } from "./cart-trouble-note.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

type BuyNowButtonProps = Pick<ButtonProps, "size" | "full" | "className"> & { productId: number };

/** Puts the material in the cart and goes to checkout. */
export function BuyNowButton({ productId, ...look }: BuyNowButtonProps) {
  const navigate = useNavigate();
  const { put, isAdding, trouble } = useAddToCart(productId);

  async function buy() {
    if (await put()) await navigate({ to: "/finalizar-compra" as string });
  }

  return (
    <div className={look.full ? "grid gap-2" : "inline-grid gap-2"}>
      <CartForm productId={productId} next="pagar" onPress={() => void buy()}>
        <Button {...look} type="submit" variant="primary" loading={isAdding} loadingLabel="Abrindo…">
          Comprar agora
        </Button>
      </CartForm>
      <CartTroubleNote trouble={trouble} />
    </div>
  );
}
