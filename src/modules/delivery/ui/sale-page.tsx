import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { paymentMethodWords } from "#modules/orders/messages.ts";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { saleEventWords, saleStanding } from "../messages.ts";
import type { Sale } from "./order-facts.ts";
import { OrderHistory } from "./order-history.tsx";
import { canRefund, stepsAhead } from "./sale-steps.ts";
import { UndeliveredNote } from "./undelivered-note.tsx";
import { SaleWaterfall } from "./sale-waterfall.tsx";

type SalePageProps = {
  sale: Sale;
  /** How a dispute of it stands. */ dispute: ReactNode;
  /** What was given back and what was asked for. */ refunds: ReactNode;
  /** Gives items back. */ refundAction: ReactNode;
  /** What is written to and by who bought. */ messages: ReactNode;
  /** The fiscal document of the author's part. */ fiscal: ReactNode;
};

/** An order to an author of something in it: their products, their money, its life. */
export function SalePage({ sale, dispute, refunds, refundAction, messages, fiscal }: SalePageProps) {
  const words = saleStanding[sale.status];
  const now = useNow();
  const ahead = stepsAhead(sale, now);
  return (
    <>
      <Breadcrumb
        crumbs={[{ href: "/painel/pedidos?aba=vendas", label: "Minhas vendas" }]}
        renderLink={routerLink}
        className="mb-3"
      />
      <header className="mb-6">
        <h1 className="text-t1">Pedido {orderNumber(sale.number)}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <OrderStatusPill status={sale.status} />
          <span className="tn">
            <When at={sale.createdAt} />
          </span>
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(300px,1fr)]">
        <div className="grid min-w-0 gap-5">
          {words && <Note tone={sale.status === "contestado" || sale.status === "perdido" ? "danger" : "info"}>{words}</Note>}
          {sale.isUndelivered && <UndeliveredNote number={sale.number} />}
          {dispute}
          {refunds}
          <SaleWaterfall sale={sale} now={now} />
          {messages}
          {canRefund(sale) && (
            <Panel title="Devolver a quem comprou">
              <p className="mb-4 text-sm text-muted">
                {`Você vê cada valor antes de confirmar: o que volta, a comissão que ${brand.the} devolve e o que sai do seu saldo.`}
              </p>
              {refundAction}
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel title="Quem comprou">
            <p className="text-sm font-semibold">{sale.buyerFirstName}</p>
            <p className="text-sm wrap-anywhere text-muted">{sale.buyerEmailMasked}</p>
            <p className="mt-3 text-2xs text-muted">Pagamento: {paymentMethodWords[sale.paymentMethod]}</p>
          </Panel>
          {fiscal}
          <Panel title="Andamento">
            <OrderHistory events={sale.events} words={saleEventWords} ahead={ahead} />
          </Panel>
        </div>
      </div>
    </>
  );
}
