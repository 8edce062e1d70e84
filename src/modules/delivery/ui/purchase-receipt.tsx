import type { ReactNode } from "react";
import { ContractSummary } from "#modules/orders/contracts/ui/contract-summary.tsx";
import { When } from "#modules/orders/ui/when.tsx";
import { Money, MoneyOrFree } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { bankReturnWords, paymentWords, returnWords } from "../messages.ts";
import type { Purchase } from "./order-facts.ts";

type PurchaseReceiptProps = {
  purchase: Purchase;
  /** What can be done with it once paid. */ action: ReactNode;
  /** Corrects the address it is in. */ emailAction: ReactNode;
};

/** What was bought and for how much, what was given back since, and in whose name. */
export function PurchaseReceipt({ purchase, action, emailAction }: PurchaseReceiptProps) {
  const interestCents = purchase.payment?.interestCents ?? 0;
  const paidCents = purchase.totalCents + interestCents;
  const returned = purchase.refunds.filter((refund) => refund.status === "feito" && refund.cause in returnWords);
  const returnedCents = [...returned, ...purchase.bankReturns].reduce((sum, refund) => sum + refund.amountCents, 0);
  return (
    <Panel title={purchase.paidAt ? "Recibo" : "Resumo do pedido"} data-section="recibo">
      <ReceiptList>
        {purchase.items.map((item) => (
          <ReceiptRow key={item.id} label={<span className="wrap-anywhere">{item.title}</span>}>
            <MoneyOrFree cents={item.priceCents} />
          </ReceiptRow>
        ))}
        {purchase.discounts.map(({ source, cents }) => (
          <ReceiptRow key={source} label={source} tone="discount">
            <Money cents={-cents} />
          </ReceiptRow>
        ))}
        {interestCents > 0 && (
          <ReceiptRow label="Juros do parcelamento">
            <Money cents={interestCents} />
          </ReceiptRow>
        )}
        <ReceiptRow label={purchase.paidAt && paidCents > 0 ? "Total pago" : "Total"} total>
          <MoneyOrFree cents={paidCents} />
        </ReceiptRow>
        {returned.map((refund) => (
          <ReceiptRow key={refund.id} label={<span className="wrap-anywhere">{returnWords[refund.cause]}</span>}>
            <Money cents={-refund.amountCents} />
          </ReceiptRow>
        ))}
        {purchase.bankReturns.map((dispute) => (
          <ReceiptRow key={dispute.id} label={bankReturnWords}>
            <Money cents={-dispute.amountCents} />
          </ReceiptRow>
        ))}
        {returnedCents > 0 && (
          <ReceiptRow label="Ficou em" total>
            <Money cents={paidCents - returnedCents} />
          </ReceiptRow>
        )}
      </ReceiptList>
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm [&_dd]:wrap-anywhere [&_dt]:text-2xs [&_dt]:text-muted">
        <div>
          <dt>Pagamento</dt>
          <dd>
            {paymentWords(purchase.paymentMethod, purchase.payment)}
            {purchase.paidAt && (
              <>
                , <When at={purchase.paidAt} />
              </>
            )}
          </dd>
        </div>
        {/* Once paid, the fiscal data beside it say in whose name it is. */}
        {!purchase.paidAt && (
          <>
            <div>
              <dt>Em nome de</dt>
              <dd>{purchase.buyerName}</dd>
            </div>
            <div>
              <dt>{purchase.buyerDocumentMasked.includes("/") ? "CNPJ" : "CPF"}</dt>
              <dd className="tn">{purchase.buyerDocumentMasked}</dd>
            </div>
          </>
        )}
        <div>
          <dt>E-mail</dt>
          <dd>{purchase.buyerEmail}</dd>
          <dd className="-ml-3">{emailAction}</dd>
        </div>
      </dl>
      {purchase.contract && (
        <ContractSummary lines={purchase.contract.lines} totalCents={purchase.contract.totalCents} className="mt-4" />
      )}
      {purchase.paidAt && action}
    </Panel>
  );
}
