import { When } from "#modules/orders/ui/when.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Money } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { DrawerPart, Fact } from "./drawer-part.tsx";
import type { AdminAttempt } from "./facts.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

/** One attempt to pay: what the provider calls it, what it says, and who receives what of it. */
export function PaymentCard({ attempt }: { attempt: AdminAttempt }) {
  return (
    <DrawerPart title={METHODS[attempt.method].chargeTitle}>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact label="Situação da cobrança">
          <span data-status={attempt.status}>{attempt.status.replaceAll("_", " ")}</span>
          {attempt.refusal && <span className="text-muted"> (código {attempt.refusal})</span>}
        </Fact>
        <Fact label="Quando">
          <When at={attempt.createdAt} />
        </Fact>
        <Fact label="Cobrado">
          <Money cents={attempt.amountCents} />
          {attempt.installments > 1 && ` em ${attempt.installments}x`}
        </Fact>
        <Fact label="Pago">{attempt.paidCents === null ? "Nada ainda" : <Money cents={attempt.paidCents} />}</Fact>
        {attempt.card && <Fact label="Cartão">{attempt.card}</Fact>}
      </dl>
      <dl className="mt-3 grid gap-3">
        <ProviderId label="Pedido no provedor" id={attempt.providerOrderId} />
        <ProviderId label="Cobrança no provedor" id={attempt.providerChargeId} />
      </dl>
      <h5 className="mt-4 mb-2 text-xs font-semibold">Divisão da cobrança</h5>
      <ReceiptList>
        {attempt.split.map((part) => (
          <ReceiptRow key={part.recipientId} label={part.name}>
            <Money cents={part.amountCents} />
          </ReceiptRow>
        ))}
      </ReceiptList>
    </DrawerPart>
  );
}

function ProviderId({ label, id }: { label: string; id: string | null }) {
  if (!id) return <Fact label={label}>Ainda não tem</Fact>;
  return (
    <Fact label={label}>
      <span className="flex flex-wrap items-center gap-2">
        <code translate="no" className="text-xs">
          {id}
        </code>
        <CopyButton variant="ghost" size="sm" text={id} label="Copiar" copiedLabel="Copiado" aria-label={`Copiar ${label}`} />
      </span>
    </Fact>
  );
}
