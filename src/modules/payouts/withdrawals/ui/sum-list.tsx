import { Money } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";

/** What leaves the balance, what it costs and what arrives. */
export function SumList({ amountCents, feeCents }: { amountCents: number; feeCents: number }) {
  return (
    <ReceiptList>
      <ReceiptRow label="Sai do saldo">
        <Money cents={amountCents} />
      </ReceiptRow>
      <ReceiptRow label="Tarifa da transferência">{feeCents === 0 ? "Grátis" : <Money cents={-feeCents} />}</ReceiptRow>
      <ReceiptRow label="Cai na conta" total>
        <Money cents={Math.max(0, amountCents - feeCents)} />
      </ReceiptRow>
    </ReceiptList>
  );
}
