import { FileJson, Sheet } from "lucide-react";
import { formatDate } from "#kit/date-format.ts";
import { formatCount, orderNumber, plural } from "#kit/format.ts";
import { addressLines } from "#modules/accounts/addresses/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { monthWords } from "../rules/month-words.ts";
import { NATURE_WORDS } from "../rules/natures.ts";
import { papersHref, type PapersSearch, type Standing, STANDINGS } from "../schema.ts";
import { InvoiceMark } from "./invoice-mark.tsx";
import { MonthSteps } from "./month-steps.tsx";
import type { InvoicesFacts } from "./papers-facts.ts";

type Row = InvoicesFacts["invoices"][number];

const LABELS: Record<Standing, string> = {
  todas: "Todas",
  pendentes: "Sem nota",
  pedidas: "Pediram nota",
  emitidas: "Emitidas",
};

const EMPTY: Record<Standing, string> = {
  todas: "Nenhuma venda paga neste mês.",
  pendentes: "Nenhuma venda sem nota neste mês.",
  pedidas: "Ninguém espera nota deste mês.",
  emitidas: "Nenhuma nota marcada como emitida neste mês.",
};

const COLUMNS: Column<Row>[] = [
  {
    id: "venda",
    header: "Venda",
    place: "lead",
    cell: ({ orderId, orderNumber: number, paidAt, items }) => (
      <>
        <RouterLink
          href={`/painel/pedidos/${orderId}?aba=vendas`}
          className="tn font-semibold underline-offset-3 hover:underline max-md:underline"
        >
          {orderNumber(number)}
        </RouterLink>
        <span className="tn block text-2xs font-normal text-muted">{formatDate(paidAt)}</span>
        {items.map(({ title, nature }) => (
          <span key={title} className="block text-2xs font-normal wrap-anywhere text-muted">
            {title} · {NATURE_WORDS[nature]}
          </span>
        ))}
      </>
    ),
  },
  { id: "tomador", header: "Em nome de", place: "own-line", cell: (row) => <Person row={row} /> },
  {
    id: "valor",
    header: "Valor da nota",
    numeric: true,
    place: "lead-end",
    cell: ({ grossCents, returnedCents }) => (
      <>
        <Money cents={grossCents - returnedCents} className="tn font-semibold" />
        {returnedCents > 0 && (
          <span className="tn block text-2xs font-normal text-muted">
            <Money cents={returnedCents} /> devolvidos
          </span>
        )}
      </>
    ),
  },
  { id: "nota", header: "Nota", place: "own-line", cell: (row) => <InvoiceMark key={row.orderId} row={row} /> },
];

function Person({ row: { person } }: { row: Row }) {
  if (!person) return <span className="text-xs text-muted">Não pediu nota</span>;
  return (
    <span className="text-xs">
      <span className="block wrap-anywhere">{person.name}</span>
      <span className="tn block text-muted">{person.document}</span>
      {person.address && <span className="block wrap-anywhere text-muted">{addressLines(person.address).join(", ")}</span>}
    </span>
  );
}

/** A month's sales for their fiscal documents: requested or not, amounts, issued or not, and files for whoever issues them. */
export function InvoicesTab({ facts, search }: { facts: InvoicesFacts; search: PapersSearch }) {
  const { month, standing, page, pages, invoices, counts } = facts;
  const here: PapersSearch = { aba: "notas", mes: month, situacao: search.situacao };
  return (
    <Panel
      flush
      title={`Notas de ${monthWords(month)}`}
      aria-label={`Notas de ${monthWords(month)}`}
      action={
        <span className="flex flex-wrap gap-2">
          <a
            href={papersHref({ mes: month, situacao: search.situacao }, "/notas.csv")}
            download
            className={buttonClass({ variant: "soft", size: "sm" })}
          >
            <Sheet aria-hidden /> Lista em CSV
          </a>
          <a
            href={papersHref({ mes: month, situacao: search.situacao }, "/notas.json")}
            download
            className={buttonClass({ variant: "soft", size: "sm" })}
          >
            <FileJson aria-hidden /> Lista em JSON
          </a>
        </span>
      }
    >
      <p className="max-w-[80ch] px-4 pb-3 text-xs text-muted md:px-5">
        Quem emite a nota é você, no emissor da sua cidade ou com quem cuida da sua contabilidade. A lista leva os dados de quem
        pediu nota; os de quem não pediu ficam guardados.
      </p>
      <MonthSteps month={month} today={facts.today} href={(mes) => papersHref({ ...here, mes })} />
      <LinkTabs
        label="Situação das notas"
        className="px-1 md:px-2"
        renderLink={routerLink}
        tabs={STANDINGS.map((one) => ({
          href: papersHref({ ...here, situacao: one === "todas" ? undefined : one }),
          label: LABELS[one],
          count: counts[one],
          current: one === standing,
        }))}
      />
      <Table
        caption={`Vendas de ${monthWords(month)} e as suas notas`}
        columns={COLUMNS}
        rows={invoices}
        rowKey={({ orderId }) => orderId}
        message={invoices.length === 0 ? EMPTY[standing] : undefined}
      />
      {pages > 1 && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Pagination
            page={page}
            pages={pages}
            href={(to) => papersHref({ ...here, pagina: to === 1 ? undefined : to })}
            renderLink={routerLink}
            label="Páginas das notas"
            summary={`${plural(counts[standing], "venda", "vendas")}, página ${formatCount(page)}`}
          />
        </div>
      )}
    </Panel>
  );
}
