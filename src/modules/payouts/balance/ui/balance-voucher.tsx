import type { ReactNode } from "react";
import { formatShortDate } from "#kit/date-format.ts";
import { Money } from "#ui/money.tsx";
import { VoucherPanel } from "#ui/voucher-panel.tsx";
import type { BalanceFacts } from "./balance-facts.ts";
import { dayOf } from "./day-of.ts";

type PocketProps = { label: string; cents: number; large?: boolean; children: ReactNode };

function Pocket({ label, cents, large, children }: PocketProps) {
  return (
    <dl>
      <dt className="text-sm">{label}</dt>
      <dd>
        <Money
          cents={cents}
          className={`tn mt-1 block leading-[1.15] font-bold tracking-[-.03em] ${large ? "text-[2.25rem] md:text-[2rem]" : "text-[1.25rem]"}`}
        />
        <span className="mt-1.5 block text-xs">{children}</span>
      </dd>
    </dl>
  );
}

/** The four buckets of an author: available, pending, reserved for withdrawals, in debt. */
export function BalanceVoucher({ facts: { wallet, days } }: { facts: BalanceFacts }) {
  const [next] = days;
  const parts = [
    <Pocket key="disponivel" label="Disponível" cents={wallet.availableCents} large>
      {wallet.debtCents > 0 ? "Espera o débito ser pago" : "Pronto para sacar"}
    </Pocket>,
    <Pocket key="receber" label="A liberar" cents={wallet.pendingCents}>
      {next ? `Próximo em ${formatShortDate(dayOf(next.day))}` : "Nada previsto"}
    </Pocket>,
    <Pocket key="reservado" label="Reservado" cents={wallet.reservedCents}>
      {wallet.reservedCents > 0 ? "Em um saque aberto" : "Nenhum saque aberto"}
    </Pocket>,
  ];
  if (wallet.debtCents > 0)
    parts.push(
      <Pocket key="debito" label="Em débito" cents={wallet.debtCents}>
        As próximas vendas pagam primeiro
      </Pocket>,
    );
  const columns = parts.length === 4 ? "md:grid-cols-[1.6fr_1fr_1fr_1fr]" : "md:grid-cols-[1.5fr_1fr_1fr]";
  return (
    <VoucherPanel
      label="Seu saldo"
      parts={parts}
      className={`max-md:grid-cols-2 max-md:*:first:col-span-2 max-md:*:nth-3:border-l-[1.5px] max-md:*:nth-4:col-span-2 md:grid-flow-row md:*:px-4 ${columns}`}
    />
  );
}
