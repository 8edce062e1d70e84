import { ShoppingBag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { showCartDrawer, useCartContents, useCartDrawer } from "./cart-contents.ts";

// Fetched the first time it opens: most visits never look inside.
const CartDrawer = lazy(async () => ({ default: (await import("./cart-drawer.tsx")).CartDrawer }));

/** The cart in the header: its count, and the drawer it opens. `count` is what to show until `seedCart` was called. */
export function CartButton({ count: initial = 0 }: { count?: number }) {
  const count = useCartContents()?.count ?? initial;
  const isOpen = useCartDrawer();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const label = countSentence(count);

  return (
    <>
      <IconButton label={`Carrinho, ${label}`} tip="Carrinho" aria-haspopup="dialog" onClick={() => showCartDrawer(true)}>
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
        <span aria-live="polite">{count > 0 ? `Carrinho: ${label}` : ""}</span>
      </VisuallyHidden>
      {wasOpen && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => showCartDrawer(false)} />
        </Suspense>
      )}
    </>
  );
}

function countSentence(count: number): string {
  if (count === 0) return "vazio";
  return count === 1 ? "1 material" : `${count} materiais`;
}
