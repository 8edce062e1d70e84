import { useState } from "react";
import { formatWeekdayDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import type { BalanceFacts } from "./balance-facts.ts";
import { dayOf } from "./day-of.ts";

const SHOWN = 7;

/** The calendar of pending money, by day; its days add up to the pending bucket. */
export function ExpectedDays({ facts: { days, wallet } }: { facts: BalanceFacts }) {
  const [isWhole, setIsWhole] = useState(false);
  const dated = days.reduce((sum, day) => sum + day.cents, 0);
  const undated = wallet.pendingCents - dated;
  const most = Math.max(...days.map((day) => day.cents), 1);
  return (
    <Panel title="Agenda de liberações">
      {wallet.pendingCents === 0 ? (
        <p className="text-sm text-muted">
          Nada a receber agora. O dinheiro de cada venda aparece aqui com o dia em que fica disponível.
        </p>
      ) : (
        <>
          <table className="w-full text-sm">
            <caption className="sr-only">O que você vai receber, por dia</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Dia</th>
                <th scope="col">Vendas</th>
                <th scope="col">Valor</th>
              </tr>
            </thead>
            <tbody>
              {(isWhole ? days : days.slice(0, SHOWN)).map(({ day, cents, sales }) => (
                <tr key={day} className="border-b border-line last:border-0">
                  <th scope="row" className="tn w-28 py-2.5 pr-3 text-left font-medium whitespace-nowrap">
                    {formatWeekdayDate(dayOf(day))}
                  </th>
                  <td className="py-2.5 pr-3">
                    <span className="tn text-2xs text-muted">{plural(sales, "venda", "vendas")}</span>
                    <span aria-hidden className="mt-1 hidden h-2 sm:block">
                      <span
                        className="drawn block h-full rounded-r-[2px] bg-positive"
                        style={{ width: `${Math.max((cents / most) * 100, 1)}%` }}
                      />
                    </span>
                  </td>
                  <td className="tn py-2.5 text-right font-semibold">
                    <Money cents={cents} />
                  </td>
                </tr>
              ))}
              {undated > 0 && (
                <tr>
                  <th scope="row" className="py-2.5 text-left font-medium">
                    Sem data
                  </th>
                  <td className="text-2xs text-muted">Espera uma contestação ou um reembolso</td>
                  <td className="tn py-2.5 text-right font-semibold">
                    <Money cents={undated} />
                  </td>
                </tr>
              )}
            </tbody>
          </table>
          {days.length > SHOWN && (
            <Button variant="soft" size="sm" className="mt-3" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? "Mostrar menos" : `Ver os ${days.length} dias`}
            </Button>
          )}
        </>
      )}
      <p className="mt-3 text-xs text-muted">
        O dinheiro de uma venda fica disponível um dia depois de acabar o prazo que a sua loja dava para desistir quando ela foi
        feita (8 dias com o prazo da lei), ou quando a Pagar.me liberar, o que vier por último: Pix em cerca de 1 dia útil, cartão
        em cerca de 30 dias por parcela.
      </p>
    </Panel>
  );
}
