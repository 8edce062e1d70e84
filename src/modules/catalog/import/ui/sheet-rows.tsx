import { Check, CircleX, PencilLine } from "lucide-react";
import { cx } from "class-variance-authority";
import { RouterLink } from "#ui/router-link.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { type Column, Table } from "#ui/table.tsx";
import type { ImportRow, ImportSheet } from "../rules/import-page.ts";
import { COLUMN_WORDS, type ImportColumn } from "../rules/columns.ts";

/** The lines as the spreadsheet has them, what is wrong said in the very cell. */
export function SheetRows({ sheet }: { sheet: ImportSheet }) {
  const columns: Column<ImportRow>[] = [
    {
      id: "linha",
      header: "Linha",
      place: "lead",
      cell: (row) => (
        <span className="tabular-nums text-muted">
          <span className="md:sr-only">Linha </span>
          {row.line}
        </span>
      ),
    },
    ...sheet.columns.map((column): Column<ImportRow> => ({
      id: column,
      header: COLUMN_WORDS[column].name,
      place: "own-line",
      cell: (row) => <Cell row={row} column={column} />,
    })),
    { id: "situacao", header: "Fica", place: "lead-end", cell: (row) => <Becomes row={row} /> },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <section aria-label="Linhas da planilha" tabIndex={0} className="overflow-x-auto">
      <Table
        caption="Linhas da planilha"
        columns={columns}
        rows={sheet.rows}
        rowKey={(row) => String(row.line)}
        message={sheet.rows.length === 0 ? "Nenhuma linha assim." : undefined}
      />
    </section>
  );
}

const LONGEST_SHOWN = 90;

function Cell({ row, column }: { row: ImportRow; column: ImportColumn }) {
  const text = row.cells[column]?.trim() ?? "";
  const problems = row.problems.filter((one) => one.column === column);
  if (!text && problems.length === 0) return null;
  return (
    <div className="grid min-w-28 max-w-64 gap-0.5 py-1">
      <span className="wrap-anywhere">
        <span className="text-xs text-muted md:hidden">{COLUMN_WORDS[column].name}: </span>
        {text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text || <span className="text-muted">vazio</span>}
      </span>
      {problems.map(({ message, stops }) => (
        <span key={message} className={cx("text-xs font-medium", stops ? "text-danger" : "text-warning")}>
          {message}
        </span>
      ))}
    </div>
  );
}

function Becomes({ row }: { row: ImportRow }) {
  if (row.productId !== null) {
    return (
      <RouterLink
        href={`/painel/adicionar-produto?produto=${row.productId}`}
        className="link inline-flex min-h-6 items-center gap-1"
      >
        <PencilLine aria-hidden className="size-4" />
        Abrir<span className="sr-only"> o rascunho da linha {row.line}</span>
      </RouterLink>
    );
  }
  return row.isDraft ? (
    <StatusPill tone="positive" icon={<Check />} status="boa">
      Rascunho
    </StatusPill>
  ) : (
    <StatusPill tone="danger" icon={<CircleX />} status="errada">
      Fora
    </StatusPill>
  );
}
