import { HelpLink } from "#ui/help-link.tsx";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { OwnProductList, OpenOwnProduct } from "#modules/catalog/schema/product-form.ts";
import { OWN_PRODUCT_TABS, ownProductList, type OwnProductsSearch } from "#modules/catalog/own-products/search.ts";
import { buttonClass } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { Filter } from "#ui/data-table/filter.ts";
import { TableTools } from "#ui/data-table/table-tools.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { PanelHead } from "../../ui/panel-head.tsx";
import { ProductBulk } from "./bulk-actions.tsx";
import { ownProductColumns } from "./columns.tsx";
import { ownProductDrawer } from "./drawer.tsx";
import { TAB_WORDS } from "./status-words.ts";

type OwnProductsPageProps = {
  list: OwnProductList & { open: OpenOwnProduct | null };
  search: OwnProductsSearch;
  /** The views somebody saved of this list. */
  views?: ReactNode;
};

const WORDS = {
  caption: "Seus materiais",
  one: "material",
  many: "materiais",
  find: "Buscar nos seus materiais",
  findBy: "Buscar pelo título",
};
/** Seen only while something is there. */
const RARE = new Set(["em_revisao", "reprovado", "bloqueado"]);

/** Everything the store makes and sells, with how it is doing. */
export function OwnProductsPage({ list, search, views }: OwnProductsPageProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { counts } = list;
  const isNarrow = Boolean(search.busca ?? search.categoria ?? search.sem_vendas);
  if (counts.todos + counts.arquivado === 0 && !isNarrow) return <NothingYet />;
  const columns = ownProductColumns({ search, commission: list.commission, onProblem: setProblem });
  return (
    <>
      <PanelHead
        title="Materiais"
        actions={
          <TableTools path={ownProductList.path} search={search} columns={columns} csvPath={ownProductList.file}>
            {views}
          </TableTools>
        }
      >
        O que você vende e o que está preparando.{" "}
        <RouterLink href="/painel/produtos/vazamento" className="link">
          Procurar vazamento
        </RouterLink>{" "}
        ·{" "}
        <RouterLink href="/painel/produtos/importar" className="link">
          Importar de uma planilha
        </RouterLink>
      </PanelHead>
      {problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      <DataTable
        path={ownProductList.path}
        search={search}
        words={WORDS}
        columns={columns}
        firstSort="atualizado"
        rows={list.rows}
        total={list.total}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.title || "material sem título"}
        tabs={{
          label: "Situação",
          options: [
            { value: undefined, label: "Todos", count: counts.todos },
            ...OWN_PRODUCT_TABS.filter((tab) => !RARE.has(tab) || counts[tab] > 0 || search.situacao === tab).map((tab) => ({
              value: tab,
              label: TAB_WORDS[tab],
              count: counts[tab],
            })),
          ],
        }}
        filters={filtersOf(list)}
        bulk={(selection, clear) => (
          <ProductBulk selection={selection} clear={clear} search={search} commission={list.commission} onProblem={setProblem} />
        )}
        drawer={list.open && ownProductDrawer(list.open, setProblem)}
      />
    </>
  );
}

const filtersOf = ({ categories }: OwnProductList): Filter[] => [
  {
    kind: "choice",
    param: "categoria",
    label: "Categoria",
    choices: categories.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
  },
  { kind: "toggle", param: "sem_vendas", label: "Sem vendas" },
];

function NothingYet() {
  return (
    <>
      <PanelHead title="Materiais">
        O que você publica aparece aqui. <HelpLink slug="publicar-material">Como publicar</HelpLink>
      </PanelHead>
      <EmptyState
        framed
        title="Nada por aqui ainda"
        action={
          <RouterLink href="/painel/adicionar-produto" className={buttonClass({ variant: "primary" })}>
            <Plus aria-hidden />
            Publicar material
          </RouterLink>
        }
      >
        Publique o primeiro material e ele aparece aqui. Tem muitos?{" "}
        <RouterLink href="/painel/produtos/importar" className="link">
          Importe de uma planilha
        </RouterLink>
        .
      </EmptyState>
    </>
  );
}
