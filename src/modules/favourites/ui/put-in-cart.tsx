import { ShoppingBag } from "lucide-react";
import { useAddToCart } from "#modules/cart/ui/use-add-to-cart.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useState } from "react";

/** One product into the cart, where the cart itself is not on the page. */
export function PutInCart({ productId, title }: { productId: number; title: string }) {
  const { put, isAdding, trouble } = useAddToCart(productId);
  const [isThere, setThere] = useState(false);
  if (isThere) {
    return (
      <a href="/finalizar-compra" className={buttonClass({ size: "sm", full: true })}>
        Finalizar compra
      </a>
    );
  }
  return (
    <>
      <Button size="sm" variant="soft" full loading={isAdding} onClick={() => void put().then(setThere)}>
        <ShoppingBag aria-hidden />
        <span>
          Adicionar<span className="max-sm:sr-only"> ao carrinho</span>
          <VisuallyHidden> {title}</VisuallyHidden>
        </span>
      </Button>
      {trouble && (
        <p role="alert" className="mt-1.5 text-2xs font-medium text-danger">
          {trouble.sentence}
        </p>
      )}
    </>
  );
}
