import { CalendarDays, FolderTree } from "lucide-react";
import { useState } from "react";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { Note } from "#ui/note.tsx";
import { MARKET_MATERIALS_PATH, MARKET_TABS, type MarketSearch, type MarketTab } from "../search.ts";
import { CategoryBulk } from "./category-bulk.tsx";
import type { MarketFacts, OpenMarketMaterial } from "./facts.ts";
import { marketColumns } from "./columns.tsx";
import { marketDrawer } from "./drawer.tsx";

type MarketPageProps = {
  list: MarketFacts;
  search: MarketSearch;
  open: OpenMarketMaterial | null;
  onChanged: () => Promise<void>;
};

const WORDS = {
  caption: "Materiais da feira",
  one: "material",
  many: "materiais",
  find: "Buscar materiais",
  findBy: "Título, endereço ou loja",
};

const TABS: Record<MarketTab, string> = {
  todos: "Todos",
  venda: "À venda",
  denunciados: "Denunciados",
  repetidos: "Arquivo repetido",
  ajustes: "Ajustes pedidos",
  bloqueados: "Tirados de venda",
  fora: "Pausados e arquivados",
};

/** What was ever published in the market: the list, and one product open over it. */
export function MarketPage({ list, search, open, onChanged }: MarketPageProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      {problem && (
        <Note tone="warning" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      <DataTable
        path={MARKET_MATERIALS_PATH}
        search={search}
        words={WORDS}
        columns={marketColumns(search)}
        firstSort="publicado"
        rows={list.rows}
        total={list.total}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.title}
        tabs={{
          label: "Situação",
          options: MARKET_TABS.map((tab) => ({
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
        bulk={(selection, clear) => (
          <CategoryBulk
            selection={selection}
            clear={clear}
            search={search}
            categories={list.categories}
            onProblem={setProblem}
            onChanged={onChanged}
          />
        )}
        drawer={open && marketDrawer(open, onChanged)}
      />
    </>
  );
}
