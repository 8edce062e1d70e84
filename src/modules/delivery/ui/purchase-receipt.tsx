import { When } from "#modules/orders/ui/when.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { paymentMethodWords } from "../messages.ts";
import type { Purchase } from "./order-facts.ts";

/** What was bought and for how much, and in whose name. */
export function PurchaseReceipt({ purchase }: { purchase: Purchase }) {
  return (
    <Panel title={purchase.paidAt ? "Recibo" : "Resumo do pedido"}>
      <ReceiptList>
        {purchase.items.map((item) => (
          <ReceiptRow key={item.id} label={<span className="wrap-anywhere">{item.title}</span>}>
            <Money cents={item.priceCents} />
          </ReceiptRow>
        ))}
        {purchase.discountCents > 0 && (
          <ReceiptRow label="Desconto" tone="discount">
            <Money cents={-purchase.discountCents} />
          </ReceiptRow>
        )}
        <ReceiptRow label={purchase.paidAt ? "Total pago" : "Total"} total>
          <Money cents={purchase.totalCents} />
        </ReceiptRow>
      </ReceiptList>
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm [&_dd]:wrap-anywhere [&_dt]:text-2xs [&_dt]:text-muted">
        <div>
          <dt>Pagamento</dt>
          <dd>
            {paymentMethodWords[purchase.paymentMethod]}
            {purchase.paidAt && (
              <>
                , <When at={purchase.paidAt} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Em nome de</dt>
          <dd>{purchase.buyerName}</dd>
        </div>
        <div>
          <dt>{purchase.buyerDocumentMasked.includes("/") ? "CNPJ" : "CPF"}</dt>
          <dd className="tn">{purchase.buyerDocumentMasked}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{purchase.buyerEmail}</dd>
        </div>
      </dl>
    </Panel>
  );
}
