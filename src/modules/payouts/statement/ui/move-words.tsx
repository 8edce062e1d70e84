import { formatDateTime, formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { titleOf } from "../rules/kinds.ts";
import type { StatementRow } from "./statement-facts.ts";

/** The kind of movement, with a link to its order. */
export function MoveTitle({ row }: { row: StatementRow }) {
  const title = titleOf(row.kind, row.orderNumber === null ? null : orderNumber(row.orderNumber));
  if (!row.orderId) return <span className="font-semibold">{title}</span>;
  return (
    <RouterLink
      href={`/painel/pedidos/${row.orderId}?aba=vendas`}
      className="font-semibold text-ink underline-offset-3 hover:underline max-md:underline"
    >
      {title}
    </RouterLink>
  );
}

/** The date, the products sold, the amounts of a sale or a withdrawal, and the buckets between which the money moved. */
export function MoveDetail({ row }: { row: StatementRow }) {
  const parts = [row.titles, saleWords(row), withdrawalWords(row), pocketWords(row)].filter(Boolean);
  return (
    <>
      <span className="tn block text-2xs font-normal text-muted">
        <time dateTime={row.at.toISOString()} title={`${formatFullDateTime(row.at)}, horário de Brasília`}>
          {formatDateTime(row.at)}
        </time>
      </span>
      {parts.map((part) => (
        <span key={part} className="block text-2xs font-normal wrap-anywhere text-muted max-md:line-clamp-1">
          {part}
        </span>
      ))}
    </>
  );
}

function saleWords({ grossCents, commissionCents, interestCents }: StatementRow): string | null {
  if (grossCents === null) return null;
  const less = [
    commissionCents ? `− ${formatMoney(commissionCents)} de comissão` : "",
    interestCents ? `− ${formatMoney(interestCents)} do parcelamento` : "",
  ].filter(Boolean);
  return [formatMoney(grossCents), ...less].join(" ");
}

function withdrawalWords({ bankCents, feeCents }: StatementRow): string | null {
  if (bankCents === null) return null;
  return feeCents
    ? `${formatMoney(bankCents)} no banco e ${formatMoney(feeCents)} de taxa`
    : `${formatMoney(bankCents)} no banco, sem taxa`;
}

const POCKETS = [
  { key: "pendingCents", name: "a liberar" },
  { key: "availableCents", name: "disponível" },
  { key: "reservedCents", name: "reservado" },
] as const;

/** What went from one bucket to another, in a movement that leaves the balance as it was. */
export const movedCents = (row: StatementRow): number => Math.max(...POCKETS.map(({ key }) => row[key]), 0);

/** As in "de a liberar para disponível, sem mudar o saldo", for money moved between buckets or a change of debt; null otherwise. */
function pocketWords(row: StatementRow): string | null {
  const debt = row.debtCents < 0 ? `${formatMoney(-row.debtCents)} pagaram o débito` : "";
  const newDebt = row.debtCents > 0 ? `${formatMoney(row.debtCents)} ficaram em débito` : "";
  const from = POCKETS.find(({ key }) => row[key] < 0);
  const to = POCKETS.find(({ key }) => row[key] > 0);
  const move = from && to ? moveWords(row, from.name, to.name, row[to.key]) : "";
  return [move, debt, newDebt].filter(Boolean).join("; ") || null;
}

/** The sum is said where the movement's own is another one. */
const moveWords = ({ changeCents }: StatementRow, from: string, to: string, cents: number): string =>
  changeCents === 0 ? `de ${from} para ${to}, sem mudar o saldo` : `${formatMoney(cents)}: de ${from} para ${to}`;
