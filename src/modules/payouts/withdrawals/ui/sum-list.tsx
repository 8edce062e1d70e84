import { Money } from "#ui/money.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";

type SumListProps = {
  amountCents: number;
  feeCents: number;
  /** The withdrawal failed: the full amount is back in the balance. */ isBack?: boolean;
};

/** The amount that leaves the balance, the fee and the net amount. */
export function SumList({ amountCents, feeCents, isBack = false }: SumListProps) {
  return (
    <ReceiptList>
      <ReceiptRow label="Sai do saldo">
        <Money cents={amountCents} />
      </ReceiptRow>
      <ReceiptRow label="Tarifa da transferência">{feeCents === 0 ? "Grátis" : <Money cents={-feeCents} />}</ReceiptRow>
      <ReceiptRow label={isBack ? "Voltou para o saldo" : "Cai na conta"} total>
        <Money cents={isBack ? amountCents : Math.max(0, amountCents - feeCents)} />
      </ReceiptRow>
    </ReceiptList>
  );
}
