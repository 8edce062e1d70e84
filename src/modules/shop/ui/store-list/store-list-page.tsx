import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import { storeListHref, type StoreListSearch } from "#modules/catalog/schema/store-list-search.ts";
import type { StoreCardFacts, StoreList } from "#modules/catalog/schema/store-page.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { StoreCard } from "./store-card.tsx";
import { StoreFilters } from "./store-filters.tsx";
import { StoreIndex } from "./store-index.tsx";

type StoreListPageProps = { list: StoreList; search: StoreListSearch; follow: (store: StoreCardFacts) => ReactNode };

/** Every shop of the fair that is open, narrowed by name, area, place and coupon. */
export function StoreListPage({ list, search, follow }: StoreListPageProps) {
  const isNarrowed = storeListHref({ ...search, ordem: undefined, pagina: undefined }) !== "/lojas";
  return (
    <main id="conteudo" className="wrap">
      <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={[{ href: "/", label: "Início" }]} />
      <div className="pt-3.5">
        <h1 className="text-d2">Lojas</h1>
        <p className="mt-2 text-muted" aria-live="polite">
          {isNarrowed
            ? `${plural(list.total, "loja", "lojas")} com estes filtros.`
            : `Gente que faz e assina embaixo: ${plural(list.total, "loja aberta", "lojas abertas")}.`}
        </p>
      </div>
      <StoreFilters list={list} search={search} />
      <StoreIndex letters={list.letters} search={search} />
      {list.stores.length === 0 ? (
        <EmptyState
          className="mt-10"
          title="Nenhuma loja com estes filtros"
          action={
            <RouterLink href="/lojas" className={buttonClass()}>
              Ver todas as lojas
            </RouterLink>
          }
        >
          {emptyWords(search)}
        </EmptyState>
      ) : (
        <ul className="mt-7 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {list.stores.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} follow={follow(store)} />
            </li>
          ))}
        </ul>
      )}
      {list.pages > 1 && (
        <div className="fio mt-11 pt-3.5">
          <Pagination
            page={list.page}
            pages={list.pages}
            href={(page) => storeListHref({ ...search, pagina: page === 1 ? undefined : page })}
            renderLink={routerLink}
            summary={plural(list.total, "loja", "lojas")}
          />
        </div>
      )}
    </main>
  );
}

/** Which filter to drop first: the narrowest. */
function emptyWords({ busca, letra, cidade, cupom }: StoreListSearch): string {
  if (busca) return `Nenhuma se chama “${busca}” aqui. Procure por outro nome, ou só pela cidade.`;
  if (letra) return `Nenhuma começa com ${letra.toUpperCase()}. Escolha outra letra.`;
  if (cidade) return `Ainda não há loja assim em ${cidade}. Veja o estado todo.`;
  return cupom ? "Nenhuma tem cupom ativo agora. Tire esse filtro para ver as outras." : "Tire um filtro para ver mais lojas.";
}
