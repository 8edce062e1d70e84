import { ArrowUpRight } from "lucide-react";
import { formatShortDate, formatWeekdayDate } from "#kit/date-format.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { VoucherPanel } from "#ui/voucher-panel.tsx";
import { noonOf } from "../../ui/slot-words.ts";
import type { BalanceFacts } from "./balance-facts.ts";

/** What may be withdrawn now, and when the rest arrives. */
export function BalanceNow({ facts: { wallet, expected, expectedCents } }: { facts: BalanceFacts }) {
  const { next, later } = expected;
  return (
    <VoucherPanel
      label="Seu saldo agora"
      className="md:auto-cols-auto md:grid-flow-row md:grid-cols-[1fr_1.4fr]"
      parts={[
        <div key="agora">
          <p className="text-sm">Disponível para sacar</p>
          <Money
            cents={wallet.availableCents}
            className="tn mt-1 block text-[2.375rem] leading-none font-bold tracking-[-.04em] md:text-[2.75rem]"
          />
          <p className="mt-1.5 text-xs">
            {wallet.reservedCents > 0 && (
              <>
                <Money cents={wallet.reservedCents} /> reservado em um saque.{" "}
              </>
            )}
            {wallet.debtCents > 0 && (
              <>
                <Money cents={wallet.debtCents} /> em débito.
              </>
            )}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <RouterLink href="/painel/pagarme" className={buttonClass({ variant: "primary" })}>
              <ArrowUpRight aria-hidden /> Sacar
            </RouterLink>
            <RouterLink href="/painel/pagarme" className="text-sm font-semibold underline underline-offset-3">
              Ver extrato
            </RouterLink>
          </p>
        </div>,
        <div key="depois">
          <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
            A liberar <Money cents={wallet.pendingCents} className="tn text-lg font-bold" />
          </p>
          {next.length === 0 ? (
            <p className="mt-4 text-sm">Nada previsto. Cada venda aparece aqui com o dia em que fica disponível.</p>
          ) : (
            <ol className="mt-4 grid grid-cols-2 gap-y-3 sm:grid-cols-4">
              {next.map(({ day, cents }, index) => (
                <Due key={day} cents={cents} when={formatWeekdayDate(noonOf(day))} isFirst={index === 0} />
              ))}
              {later && <Due cents={later.cents} when={`depois de ${formatShortDate(noonOf(later.after))}`} />}
            </ol>
          )}
          {wallet.pendingCents > expectedCents && next.length > 0 && (
            <p className="mt-2 text-2xs">
              <Money cents={wallet.pendingCents - expectedCents} /> ainda sem data: espera uma contestação ou um reembolso.
            </p>
          )}
        </div>,
      ]}
    />
  );
}

/** A sum that arrives and when; the first is where the wait stands. */
const Due = ({ cents, when, isFirst = false }: { cents: number; when: string; isFirst?: boolean }) => (
  <li className="relative border-t-2 border-ink pt-3">
    <span
      aria-hidden
      className={`absolute -top-[7px] left-0 size-3 rounded-full border-2 ${isFirst ? "border-accent bg-accent" : "border-ink bg-(--paper)"}`}
    />
    <Money cents={cents} className="tn block font-bold" />
    <span className="tn text-2xs">{when}</span>
  </li>
);
