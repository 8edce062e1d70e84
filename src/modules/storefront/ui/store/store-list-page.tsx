import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { plural } from "#kit/format.ts";
import type { ShelfSearch } from "#modules/catalog/schema/listing-search.ts";
import type { StoreList } from "#modules/catalog/schema/store-page.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { StoreCard } from "./store-card.tsx";
import { formText } from "#ui/form-text.ts";

/** Every shop of the fair, by name or city. */
export function StoreListPage({ list, search }: { list: StoreList; search: ShelfSearch }) {
  const navigate = useNavigate();
  return (
    <main id="conteudo" className="wrap">
      <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={[{ href: "/", label: "Início" }]} />
      <div className="flex flex-wrap items-end justify-between gap-5 pt-3.5">
        <div>
          <h1 className="text-d2">Lojas</h1>
          <p className="mt-2 text-muted">Gente que faz e assina embaixo: {plural(list.total, "loja aberta", "lojas abertas")}.</p>
        </div>
        <search aria-label="Buscar lojas" className="w-full sm:w-[300px]">
          <form
            action="/lojas"
            onSubmit={(event) => {
              event.preventDefault();
              const busca = formText(new FormData(event.currentTarget), "busca").trim() || undefined;
              void navigate({ to: "/lojas", search: { busca } });
            }}
          >
            <TextInput
              key={search.busca}
              dense
              type="search"
              name="busca"
              defaultValue={search.busca}
              maxLength={200}
              aria-label="Buscar por nome ou cidade"
              placeholder="Nome ou cidade"
              before={<Search aria-hidden className="size-4 stroke-2" />}
            />
          </form>
        </search>
      </div>
      {list.stores.length === 0 ? (
        <EmptyState
          className="mt-10"
          title="Nenhuma loja com esse nome"
          action={<Button onClick={() => void navigate({ to: "/lojas", search: {} })}>Ver todas as lojas</Button>}
        >
          Procure por outro nome, ou só pela cidade.
        </EmptyState>
      ) : (
        <ul className="fio mt-6 grid gap-x-6 gap-y-9 pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.stores.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
            </li>
          ))}
        </ul>
      )}
      {list.pages > 1 && (
        <div className="fio mt-11 pt-3.5">
          <Pagination page={list.page} pages={list.pages} href={(page) => pageHref(search, page)} renderLink={routerLink} />
        </div>
      )}
    </main>
  );
}

function pageHref({ busca }: ShelfSearch, page: number): string {
  const query = new URLSearchParams({ ...(busca ? { busca } : {}), ...(page > 1 ? { pagina: String(page) } : {}) }).toString();
  return query ? `/lojas?${query}` : "/lojas";
}
