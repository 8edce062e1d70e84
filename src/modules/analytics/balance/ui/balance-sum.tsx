import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatTime } from "#kit/date-format.ts";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { MoveType } from "../../../payouts/statement/rules/move-types.ts";
import { analyticsHref, type AnalyticsSearch } from "../../schema.ts";
import { spanWords } from "../../ui/slot-words.ts";
import type { BalanceFacts } from "./balance-facts.ts";

type Line = { label: string; cents: number; tipo: MoveType; words: string; always?: boolean };

/** Opening, everything that moved it, closing: each line opens its own transactions below. */
export function BalanceSum({ facts, search }: { facts: BalanceFacts; search: AnalyticsSearch }) {
  const { changes, range } = facts;
  const lines: Line[] = [
    { label: "Vendas", cents: facts.grossCents, tipo: "vendas", words: "o que foi pago pelos seus materiais", always: true },
    {
      label: "Taxas",
      cents: -facts.feeCents,
      tipo: "vendas",
      words: `comissão ${brand.of} e a sua parte do parcelamento`,
      always: true,
    },
    {
      label: "Reembolsos",
      cents: changes.reembolsos,
      tipo: "reembolsos",
      words: "a sua parte do que voltou a quem comprou",
      always: true,
    },
    { label: "Contestações", cents: changes.contestacoes, tipo: "contestacoes", words: "o que o banco tomou ou devolveu" },
    {
      label: "Saques",
      cents: changes.saques,
      tipo: "saques",
      words: "o que foi para o seu banco, com a taxa do saque",
      always: true,
    },
    { label: "Ajustes", cents: changes.ajustes + changes.liberacoes, tipo: "ajustes", words: "acertos" },
  ];
  return (
    <Panel title="Do início ao fim do período" aria-label="Do início ao fim do período">
      <dl className="text-sm">
        <Row label="Saldo no início" cents={facts.openingCents} strong />
        {lines
          .filter(({ cents, always }) => always ?? cents !== 0)
          .map(({ label, cents, tipo, words }) => (
            <Row
              key={label}
              cents={cents}
              signed
              words={words}
              label={
                <RouterLink
                  href={`${analyticsHref(search, { tipo, meio: undefined, material: undefined, busca: undefined })}#transacoes`}
                  className="font-medium underline underline-offset-3"
                >
                  {label}
                </RouterLink>
              }
            />
          ))}
        <Row label="Saldo no fim" cents={facts.closingCents} strong />
      </dl>
      <p className="mt-3 text-xs text-muted">
        {spanWords(range)}
        {range.to === range.today && `, com o que aconteceu até ${formatTime(new Date(facts.asOf))}`}. O saldo soma o disponível,
        o que está a liberar e o reservado, menos o débito.
      </p>
    </Panel>
  );
}

type RowProps = { label: ReactNode; cents: number; signed?: boolean; strong?: boolean; words?: string };

const Row = ({ label, cents, signed, strong, words }: RowProps) => (
  <div
    className={`flex items-baseline gap-3 py-2 ${strong ? "border-ink font-semibold first:border-b-[1.5px] last:border-t-[1.5px]" : "border-b border-line nth-last-2:border-0"}`}
  >
    <dt className="min-w-0 flex-1">
      {label}
      {words && <span className="block text-2xs text-muted">{words}</span>}
    </dt>
    <dd className="tn">
      <Money cents={cents} signed={signed} />
    </dd>
  </div>
);
