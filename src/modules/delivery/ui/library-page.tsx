import type { ReactNode } from "react";
import { formatCount, plural } from "#kit/format.ts";
import type { OrdersSearch } from "#modules/orders/schema.ts";
import { ordersHref } from "#modules/orders/schema.ts";
import { OrdersSearchForm } from "#modules/orders/ui/orders-search-form.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import type { Library, OtherOrder } from "./order-facts.ts";
import { OtherOrders } from "./other-orders.tsx";
import { Shelf } from "./shelf.tsx";

const PAGE = 24;
const WAITING = ["aguardando_pagamento", "em_analise"];

type LibraryPageProps = {
  library: Library;
  others: OtherOrder[];
  search: OrdersSearch;
  /** Asks what the buyer thought of what was downloaded. */
  invites: ReactNode;
};

/** Orders to be paid on top, then everything bought, then orders that left no files. */
export function LibraryPage({ library, others, search, invites }: LibraryPageProps) {
  const waiting = others.filter((order) => WAITING.includes(order.status));
  const ended = others.filter((order) => !WAITING.includes(order.status));
  const first = (library.page - 1) * PAGE + 1;
  return (
    <div className="grid gap-7">
      {waiting.length > 0 && <OtherOrders title="Esperando pagamento" orders={waiting} />}
      {library.total === 0 && !search.busca ? (
        <EmptyShelf />
      ) : (
        <section aria-label="Materiais comprados">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm" aria-live="polite">
              <b className="tn">{plural(library.total, "material", "materiais")}</b>
              {search.busca && <span className="text-muted"> com “{search.busca}”</span>}
            </p>
            <OrdersSearchForm
              search={search}
              label="Buscar na biblioteca"
              placeholder="Título, autoria ou pedido"
              className="w-full md:w-[320px]"
            />
          </div>
          {library.total === 0 ? <NothingFound busca={search.busca ?? ""} /> : <Shelf items={library.items} />}
          {library.pages > 1 && (
            <div className="mt-9 fio pt-3.5">
              <Pagination
                page={library.page}
                pages={library.pages}
                href={(page) => ordersHref({ ...search, pagina: page === 1 ? undefined : page })}
                renderLink={routerLink}
                label="Páginas da biblioteca"
                summary={`${formatCount(first)} a ${formatCount(first + library.items.length - 1)} de ${formatCount(library.total)}`}
              />
            </div>
          )}
        </section>
      )}
      {invites}
      {ended.length > 0 && <OtherOrders title="Outros pedidos" orders={ended} />}
    </div>
  );
}

function EmptyShelf() {
  return (
    <EmptyState
      framed
      title="Sua estante está vazia"
      action={
        <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
          Explorar materiais
        </RouterLink>
      }
    >
      O que você comprar fica guardado aqui, para baixar quando quiser.
    </EmptyState>
  );
}

function NothingFound({ busca }: { busca: string }) {
  return (
    <EmptyState
      framed
      title={`Nada com “${busca}”`}
      action={
        <RouterLink href={ordersHref({})} className={buttonClass()}>
          Ver tudo
        </RouterLink>
      }
    >
      Procure por uma palavra do título, pelo nome de quem fez ou pelo número do pedido.
    </EmptyState>
  );
}
