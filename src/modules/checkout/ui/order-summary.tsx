import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { CartStores } from "#modules/cart/ui/cart-stores.tsx";
import { Money } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";

const SLOW_MS = 8_000;

type OrderSummaryProps = { cart: Cart; button: ReactNode; isPaying: boolean; onChange: (cart: Cart) => void };

/** What is being bought and what it comes to. */
export function OrderSummary({ cart, button, isPaying, onChange }: OrderSummaryProps) {
  return (
    <aside
      aria-label="Resumo do pedido"
      className="bg-well px-(--gutter) pt-[22px] pb-6 max-lg:-mx-(--gutter) lg:sticky lg:top-6 lg:rounded-panel lg:px-6"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-t3">Seu pedido</h2>
        <Link to={"/produtos" as string} className="text-xs font-semibold text-accent underline">
          Continuar comprando
        </Link>
      </div>
      <CartStores cart={cart} onChange={onChange} />
      <div aria-live="polite" aria-atomic="true">
        <ReceiptList className="mt-5">
          <ReceiptRow label={cart.count === 1 ? "1 material" : `${cart.count} materiais`}>
            <Money cents={cart.totalCents} />
          </ReceiptRow>
          <ReceiptRow label="Total" total="large">
            <Money cents={cart.totalCents} />
          </ReceiptRow>
        </ReceiptList>
      </div>
      <div className="mt-5 max-lg:hidden">{button}</div>
      {isPaying && <SlowNote />}
      <p className="mt-3 text-2xs text-muted">
        Ao pagar, você aceita a licença de cada autor. Dá para desistir em até 7 dias depois do pagamento e receber tudo de volta
        (Código de Defesa do Consumidor, art. 49).
      </p>
    </aside>
  );
}

/** After eight seconds silence would look like failure. */
function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="mt-3 block text-xs text-warning empty:hidden">
      {isSlow && "Ainda estamos falando com o banco. Não precisa pagar de novo."}
    </output>
  );
}
