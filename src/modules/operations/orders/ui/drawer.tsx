import { orderNumber } from "#kit/format.ts";
import { saleEventWords } from "#modules/delivery/messages.ts";
import { OrderHistory } from "#modules/delivery/ui/order-history.tsx";
import { OrderStatusPill } from "#modules/orders/ui/order-status-pill.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { type SectionState, useSection } from "#modules/payouts/ui/use-section.ts";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getAdminOrder, resendOrderReceiptFn } from "../../functions.ts";
import { ActButton } from "../../ui/act-button.tsx";
import { BuyerCard } from "./buyer-card.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { ItemsCard } from "./items-card.tsx";
import { MessagesCard } from "./messages-card.tsx";
import { MovementsCard } from "./movements-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import type { AdminOrder } from "./facts.ts";
import { PaymentCard } from "./payment-card.tsx";
import { RefundsCard } from "./refunds-card.tsx";

/** One order over the list it was opened from; it reads by itself. */
export const orderDrawer = (orderId: string): Drawer => ({
  title: "Pedido",
  isWide: true,
  children: <Opened key={orderId} orderId={orderId} />,
});

function Opened({ orderId }: { orderId: string }) {
  const state: SectionState<AdminOrder> = useSection(() => getAdminOrder({ data: { orderId } }), orderId);
  return (
    <Section name="order" subject="este pedido" state={state} skeleton={<Waiting />}>
      {(order) => <Order order={order} reload={state.reload} />}
    </Section>
  );
}

function Order({ order, reload }: { order: AdminOrder; reload: () => void }) {
  return (
    <div className="grid gap-7">
      <header>
        <h3 className="tn text-t1">{orderNumber(order.number)}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <OrderStatusPill status={order.status} />
          <span className="tn">
            <When at={order.createdAt} />
          </span>
        </p>
      </header>
      <BuyerCard
        orderId={order.id}
        buyer={order.buyer}
        hasCard={order.attempts.some((attempt) => attempt.card !== null)}
        reload={reload}
      />
      <ItemsCard order={order} reload={reload} />
      {order.attempts.map((attempt) => (
        <PaymentCard key={attempt.id} attempt={attempt} />
      ))}
      {order.status !== "aguardando_pagamento" && order.totalCents > 0 && <DisputeCard order={order} reload={reload} />}
      {order.paidAt && (
        <div>
          <ActButton
            area="orders"
            size="sm"
            label="Reenviar o recibo"
            title="Reenviar o recibo a quem comprou?"
            effect="Vai ao e-mail do pedido, como está agora, com o que já voltou."
            done="Recibo reenviado."
            act={(motivo) => resendOrderReceiptFn({ data: { orderId: order.id, motivo } })}
            onDone={reload}
          />
        </div>
      )}
      <RefundsCard order={order} reload={reload} />
      {order.paidAt && <MessagesCard orderId={order.id} buyerName={order.buyer.name} />}
      <NotesCard order={order} reload={reload} />
      <MovementsCard movements={order.movements} />
      <DrawerPart title="Andamento">
        <OrderHistory events={order.events} words={saleEventWords} ahead={[]} />
      </DrawerPart>
    </div>
  );
}

const Waiting = () => (
  <div className="grid gap-5">
    <Skeleton className="h-14 w-48" />
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);
