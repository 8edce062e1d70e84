import { sourceOf } from "#modules/orders/rules/discounts.ts";
import { pixDiscountWords } from "#modules/coupons/rules/discount-words.ts";
import { Money } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { AccessAct } from "./access-act.tsx";
import type { AdminOrder } from "./facts.ts";

/** From the price to what stays with each author and with the platform. */
export function ItemsCard({ order, reload }: { order: AdminOrder; reload: () => void }) {
  const commissionCents = order.items.reduce((sum, item) => sum + item.commissionCents, 0);
  return (
    <DrawerPart title={order.items.length === 1 ? "Material" : "Materiais"}>
      <ul className="grid gap-4">
        {order.items.map((item) => (
          <li key={item.id}>
            <p className="text-sm font-semibold wrap-anywhere">
              {item.title} <span className="font-normal text-muted">de {item.authorName}</span>
            </p>
            <ReceiptList className="mt-2">
              <Row label="Preço" cents={item.priceCents} />
              {item.discountCents > 0 && <Row label={sourceOf(item)} cents={-item.discountCents} />}
              {item.methodDiscountCents > 0 && <Row label={pixDiscountWords} cents={-item.methodDiscountCents} />}
              <Row label="Comissão" cents={-item.commissionCents} />
              {item.interestCents > 0 && <Row label="Parcelamento por conta do autor" cents={-item.interestCents} />}
              <Row label={`Para ${item.authorName}`} cents={item.paidCents - item.commissionCents - item.interestCents} />
            </ReceiptList>
            <MayAct area="orders">
              <AccessAct orderId={order.id} item={item} reload={reload} />
            </MayAct>
          </li>
        ))}
      </ul>
      <ReceiptList className="mt-4 border-t border-line pt-4">
        <Row label="Comissão do pedido" cents={commissionCents} />
        <ReceiptRow label="Total do pedido" total>
          <Money cents={order.totalCents} />
        </ReceiptRow>
      </ReceiptList>
    </DrawerPart>
  );
}

const Row = ({ label, cents }: { label: string; cents: number }) => (
  <ReceiptRow label={label}>
    <Money cents={cents} />
  </ReceiptRow>
);
