import { useState } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { buySharedListFn } from "../functions.ts";
import { AllToCartButton } from "./all-to-cart-button.tsx";

type TakeSharedButtonProps = {
  token: string;
  /** What this person has not yet. */
  products: readonly ProductCardFacts[];
};

/** Everything of a shared list into the cart. Absent when one card's own button does as much. */
export function TakeSharedButton({ token, products }: TakeSharedButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  if (products.length < 2) return null;
  return (
    <>
      <AllToCartButton
        words="Tudo no carrinho"
        cents={products.reduce((sum, { priceCents }) => sum + priceCents, 0)}
        buy={() => buySharedListFn({ data: { token } })}
        onProblem={setProblem}
        onDone={setDone}
      />
      <output className="flex flex-wrap gap-x-2 text-sm empty:hidden">
        {done && (
          <>
            {done}
            <a href="/finalizar-compra" className="link">
              Finalizar compra
            </a>
          </>
        )}
      </output>
      <span role="alert" className="text-xs font-medium text-danger empty:hidden">
        {problem}
      </span>
    </>
  );
}
