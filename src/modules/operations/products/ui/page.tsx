import { CalendarDays, FolderTree } from "lucide-react";
import { useState } from "react";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { Note } from "#ui/note.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { productList, type ProductsSearch, type ProductTab } from "../search.ts";
import { CategoryBulk } from "./category-bulk.tsx";
import type { ProductsFacts, OpenProduct } from "./facts.ts";
import { productColumns } from "./columns.tsx";
import { productDrawer } from "./drawer.tsx";

type ProductsPageProps = {
  list: ProductsFacts;
  search: ProductsSearch;
  open: OpenProduct | null;
  onChanged: () => Promise<void>;
};

const WORDS = {
  caption: "Todos os materiais",
  one: "material",
  many: "materiais",
  find: "Buscar materiais",
  findBy: "Título, endereço ou loja",
};

const TABS: Record<ProductTab, string> = {
  todos: "Todos",
  venda: "À venda",
  denunciados: "Denunciados",
  repetidos: "Arquivo repetido",
  ajustes: "Ajustes pedidos",
  bloqueados: "Tirados de venda",
  fora: "Pausados e arquivados",
};

/** What was ever published in the market: the list, and one product open over it. */
export function ProductsPage({ list, search, open, onChanged }: ProductsPageProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const acts = useMay()("act", "products");
  return (
    <>
      {problem && (
        <Note tone="warning" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      <DataTable
        path={productList.path}
        search={search}
        words={WORDS}
        columns={productColumns(search)}
        firstSort="publicado"
        rows={list.rows}
        total={list.total}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.title}
        tabs={{
          label: "Situação",
          options: productList.tabs.map((tab) => ({
            value: tab === "todos" ? undefined : tab,
            label: TABS[tab],
            count: list.counts[tab],
          })),
        }}
        filters={[
          {
            kind: "choice",
            param: "categoria",
            label: "Categoria",
            icon: <FolderTree aria-hidden />,
            choices: list.categories.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          { kind: "period", from: "de", to: "ate", label: "Publicado", icon: <CalendarDays aria-hidden /> },
          { kind: "toggle", param: "sem_vendas", label: "Nunca vendeu" },
        ]}
        bulk={
          acts
            ? (selection, clear) => (
                <CategoryBulk
                  selection={selection}
                  clear={clear}
                  search={search}
                  categories={list.categories}
                  onProblem={setProblem}
                  onChanged={onChanged}
                />
              )
            : undefined
        }
        drawer={open && productDrawer(open, onChanged)}
      />
    </>
  );
}
