import type { ReactNode } from "react";
import type { MaterialList, MaterialRow } from "#modules/catalog/schema/material.ts";
import type { MaterialSort, MaterialsSearch } from "#modules/catalog/schema/materials-search.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { formatCount } from "#kit/format.ts";
import { Cover } from "#ui/cover.tsx";
import { Money } from "#ui/money.tsx";
import { Price } from "#ui/price.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { MaterialActions } from "./material-actions.tsx";
import { MaterialPill } from "./material-pill.tsx";
import { materialsHref } from "./materials-href.ts";

type MaterialsTableProps = { list: MaterialList; search: MaterialsSearch; onProblem: (sentence: string) => void };

/** One row per material; heads sort, the last column acts. */
export function MaterialsTable({ list, search, onProblem }: MaterialsTableProps) {
  const current = search.ordem ?? "recentes";
  const sort = (ordem: MaterialSort, direction: "ascending" | "descending" = "descending") => ({
    href: materialsHref(search, { ordem: ordem === "recentes" ? undefined : ordem }),
    ...(current === ordem ? { direction } : {}),
  });
  const columns: Column<MaterialRow>[] = [
    { id: "titulo", header: "Material", place: "lead", sort: sort("titulo", "ascending"), cell: (row) => <Identity row={row} /> },
    { id: "situacao", header: "Situação", place: "second", cell: (row) => <MaterialPill status={row.status} /> },
    {
      id: "preco",
      header: "Preço",
      numeric: true,
      place: "lead-end",
      sort: sort("preco"),
      cell: (row) => <RowPrice row={row} />,
    },
    figure("vendas", "Vendas", sort("vendas"), (row) => formatCount(row.sales)),
    figure("receita", "Receita", sort("receita"), (row) => <Money cents={row.revenueCents} />),
    figure("downloads", "Downloads", sort("downloads"), (row) => formatCount(row.downloads)),
    { id: "atualizado", header: "Atualizado", place: "none", sort: sort("recentes"), cell: (row) => <When at={row.updatedAt} /> },
    {
      id: "acoes",
      header: <span className="sr-only">Ações</span>,
      place: "second-end",
      cell: (row) => <MaterialActions row={row} onProblem={onProblem} />,
    },
  ];
  return (
    <div className="md:overflow-x-auto">
      <Table
        caption="Seus materiais"
        columns={columns}
        rows={list.rows}
        rowKey={(row) => String(row.id)}
        renderLink={routerLink}
        message={list.rows.length === 0 ? <NoRows search={search} /> : undefined}
      />
    </div>
  );
}

type Figure = (row: MaterialRow) => ReactNode;

const figure = (id: string, header: string, sort: Column<MaterialRow>["sort"], cell: Figure): Column<MaterialRow> => ({
  id,
  header,
  numeric: true,
  place: "own-line",
  ...(sort ? { sort } : {}),
  cell: (row) => (
    <>
      <span className="mr-1.5 text-2xs text-muted md:hidden">{header}</span>
      {cell(row)}
    </>
  ),
});

function Identity({ row }: { row: MaterialRow }) {
  const title = row.title || "Sem título";
  const canEdit = row.status !== "arquivado" && row.status !== "bloqueado" && row.status !== "em_revisao";
  return (
    <div className="flex items-center gap-3">
      <Cover
        shape="mini"
        paper={row.paper}
        picture={pictureOf(row.cover)}
        title={title}
        signature=""
        seed={String(row.id)}
        alt=""
      />
      <div className="min-w-0">
        {canEdit ? (
          <RouterLink
            href={`/painel/adicionar-produto?produto=${row.id}`}
            className="font-semibold [overflow-wrap:anywhere] hover:underline hover:underline-offset-3"
          >
            {title}
          </RouterLink>
        ) : (
          <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        )}
        {row.hasChanges && <p className="text-2xs font-normal text-muted">Alterações por publicar</p>}
      </div>
    </div>
  );
}

const RowPrice = ({ row }: { row: MaterialRow }) =>
  row.priceCents === null ? (
    <span className="text-muted">–</span>
  ) : (
    <Price cents={row.priceCents} size="row" className="justify-end" />
  );

function When({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatFullDateTime(instant)} className="whitespace-nowrap text-muted">
      {formatDate(instant)}
    </time>
  );
}

function NoRows({ search }: { search: MaterialsSearch }) {
  const words = search.busca ? `Nada com “${search.busca}” aqui.` : "Nenhum material nesta situação.";
  return (
    <>
      {words}{" "}
      <RouterLink href="/painel/produtos" className="underline underline-offset-3">
        Ver todos
      </RouterLink>
    </>
  );
}
