import { ShoppingBag } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CartDrawer } from "./cart-drawer.tsx";
import { showCartDrawer, useCartContents, useCartDrawer } from "./cart-contents.ts";

/** The cart in the header: its count, and the drawer it opens. `count` is what to show until `seedCart` was called. */
export function CartButton({ count: initial = 0 }: { count?: number }) {
  const count = useCartContents()?.count ?? initial;
  const isOpen = useCartDrawer();
  const said = countSentence(count);

  return (
    <>
      <IconButton label={`Carrinho, ${said}`} tip="Carrinho" aria-haspopup="dialog" onClick={() => showCartDrawer(true)}>
        <ShoppingBag aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="tn absolute top-0.5 right-0 min-w-[18px] rounded-full bg-accent px-1 text-center text-[12px] leading-[18px] font-bold text-accent-ink"
          >
            {count}
          </span>
        )}
      </IconButton>
      <VisuallyHidden>
        <span aria-live="polite">{count > 0 ? `Carrinho: ${said}` : ""}</span>
      </VisuallyHidden>
      <CartDrawer open={isOpen} onClose={() => showCartDrawer(false)} />
    </>
  );
}

function countSentence(count: number): string {
  if (count === 0) return "vazio";
  return count === 1 ? "1 material" : `${count} materiais`;
}
