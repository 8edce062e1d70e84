import type { ReactNode } from "react";
import { paymentMethodWords } from "#modules/orders/messages.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Note } from "#ui/note.tsx";
import { saleEventWords, saleStanding } from "../messages.ts";
import type { Sale } from "./order-facts.ts";
import { OrderHistory } from "./order-history.tsx";
import { canRefund, stepsAhead } from "./sale-steps.ts";
import { SaleWaterfall } from "./sale-waterfall.tsx";

type SaleDrawerProps = {
  sale: Sale;
  /** What was given back and what was asked for. */ refunds: ReactNode;
  /** Writes again to who bought. */ resendAction: ReactNode;
  /** Gives items back. */ refundAction: ReactNode;
};

/** A sale over the list it was opened from: who, how much, what may be done, and its life. */
export function SaleDrawer({ sale, refunds, resendAction, refundAction }: SaleDrawerProps) {
  const now = useNow();
  const words = saleStanding[sale.status];
  const isOpen = sale.paidAt !== null && sale.events.some((event) => event.kind === "liberado");
  return (
    <div className="grid gap-5">
      <div className="grid gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <OrderStatusPill status={sale.status} />
          <span className="tn">
            <When at={sale.createdAt} />
          </span>
        </p>
        <p>
          <b className="font-semibold">{sale.buyerFirstName}</b>{" "}
          <span className="wrap-anywhere text-muted">{sale.buyerEmailMasked}</span>
        </p>
        <p className="text-muted">Pagamento: {paymentMethodWords[sale.paymentMethod]}</p>
      </div>
      {words && <Note tone={sale.status === "contestado" || sale.status === "perdido" ? "danger" : "info"}>{words}</Note>}
      <SaleWaterfall sale={sale} now={now} />
      {(isOpen || canRefund(sale)) && (
        <div className="flex flex-wrap items-start gap-2">
          {isOpen && resendAction}
          {canRefund(sale) && refundAction}
        </div>
      )}
      {refunds}
      <section>
        <h3 className="mb-3 text-t3">Andamento</h3>
        <OrderHistory events={sale.events} words={saleEventWords} ahead={stepsAhead(sale, now)} />
      </section>
    </div>
  );
}
