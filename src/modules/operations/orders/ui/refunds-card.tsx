import { RefundRows } from "#modules/payments/refunds/ui/refund-list.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { AdminAnswer } from "../../refunds/ui/admin-answer.tsx";
import { RefundLines } from "../../refunds/ui/refund-lines.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import type { AdminOrder } from "./facts.ts";

const REFUNDABLE: readonly AdminOrder["status"][] = ["pago", "parcialmente_estornado", "estornando"];

/** What was given back of an order or asked for, and the platform's own hand on it. */
export function RefundsCard({ order, reload }: { order: AdminOrder; reload: () => void }) {
  const acts = useMay()("act", "refunds");
  const mayRefund = acts && REFUNDABLE.includes(order.status) && order.totalCents > 0;
  if (!mayRefund && order.refunds.length === 0) return null;
  return (
    <DrawerPart
      title="Reembolsos"
      action={mayRefund && <RefundLines orderId={order.id} twoPersons={order.twoPersons} onDone={reload} />}
    >
      {order.refunds.length === 0 && <p className="text-sm text-muted">Nada foi devolvido deste pedido.</p>}
      <RefundRows
        refunds={order.refunds}
        seenBy="admin"
        actionOf={(refund) => acts && <AdminAnswer refund={refund} twoPersons={order.twoPersons} onDone={reload} />}
      />
    </DrawerPart>
  );
}
