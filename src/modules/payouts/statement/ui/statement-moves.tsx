import { formatCount } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { statementHref, type StatementSearch } from "../schema.ts";
import { MoveDetail, movedCents, MoveTitle } from "./move-words.tsx";
import type { StatementFacts, StatementRow } from "./statement-facts.ts";

const PAGE = 20;

const COLUMNS: Column<StatementRow>[] = [
  {
    id: "movimento",
    header: "Movimento",
    place: "lead",
    cell: (row) => (
      <>
        <MoveTitle row={row} />
        <MoveDetail row={row} />
      </>
    ),
  },
  {
    id: "valor",
    header: "Valor",
    numeric: true,
    place: "lead-end",
    cell: (row) =>
      row.changeCents === 0 ? (
        <Money cents={movedCents(row)} className="font-normal text-muted" />
      ) : (
        <Money cents={row.changeCents} signed className={row.changeCents > 0 ? "font-semibold text-positive" : "font-semibold"} />
      ),
  },
  {
    id: "saldo",
    header: "Saldo depois",
    numeric: true,
    cell: (row) => (
      <>
        <span className="text-muted md:hidden">Saldo depois </span>
        <Money cents={row.balanceCents} />
        <span className="block text-2xs text-muted max-md:hidden">
          <Money cents={row.freeCents} /> disponível
        </span>
      </>
    ),
  },
];

/** The movements of a page, or why there are none. */
export function StatementMoves({ facts, search }: { facts: StatementFacts; search: StatementSearch }) {
  if (!facts.hasMoves)
    return (
      <EmptyState
        headingLevel={3}
        title="Nenhum movimento ainda"
        action={
          <RouterLink href="/painel/produtos" className={buttonClass({ variant: "primary" })}>
            Ver meus materiais
          </RouterLink>
        }
      >
        Cada venda aparece aqui com o preço, a comissão e o que fica para você, e depois cada liberação e cada saque.
      </EmptyState>
    );
  const first = (facts.page - 1) * PAGE + 1;
  return (
    <>
      <Table
        caption="Movimentos do seu dinheiro, do mais novo ao mais antigo"
        columns={COLUMNS}
        rows={facts.rows}
        rowKey={(row) => String(row.id)}
        message={facts.rows.length === 0 ? emptyWords(search) : undefined}
      />
      {facts.rows.length > 0 && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Pagination
            page={facts.page}
            pages={facts.pages}
            href={(page) => statementHref({ ...search, pagina: page === 1 ? undefined : page })}
            renderLink={routerLink}
            label="Páginas dos movimentos"
            summary={`${formatCount(first)} a ${formatCount(first + facts.rows.length - 1)} de ${formatCount(facts.count)}`}
          />
        </div>
      )}
    </>
  );
}

function emptyWords(search: StatementSearch): string {
  if (search.busca) return `Nenhum resultado para “${search.busca}” neste período. Tente outra palavra ou um período maior.`;
  return search.tipo
    ? "Nenhum movimento deste tipo no período. Escolha “Tudo” ou um período maior."
    : "Nenhum movimento no período.";
}
