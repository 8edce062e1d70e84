import { orderNumber } from "#kit/format.ts";
import type { CartItem } from "../schema.ts";

/** Said before paying: this product already waits to be paid in another order, and is paid for once. */
export function WaitingNote({ orderId, number }: NonNullable<CartItem["waitingOrder"]>) {
  return (
    <p className="mt-1 text-2xs text-warning" data-waiting={number}>
      Também está no{" "}
      <a href={`/painel/pedidos/${orderId}`} className="underline">
        pedido {orderNumber(number)}
      </a>
      , que espera pagamento. Se pagar aqui, ele é encerrado e você não paga duas vezes.
    </p>
  );
}
