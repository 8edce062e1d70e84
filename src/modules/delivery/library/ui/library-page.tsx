import { type ReactNode, useState } from "react";
import { formatCount, plural } from "#kit/format.ts";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { isNarrowed, libraryHref, type LibrarySearch } from "../schema.ts";
import { EmptyLibrary, NothingHere } from "./empty-library.tsx";
import type { Library, LibrarySummary, OtherOrder } from "./library-facts.ts";
import { LibraryTools } from "./library-tools.tsx";
import { OtherOrders } from "./other-orders.tsx";
import { LibraryList } from "./library-list.tsx";

const PAGE = 24;
const WAITING = ["aguardando_pagamento", "em_analise"];

type LibraryPageProps = {
  library: Library;
  summary: LibrarySummary;
  others: OtherOrder[];
  search: LibrarySearch;
  /** Asks what the buyer thought of what was downloaded. */
  invites: ReactNode;
};

/** Orders to be paid on top, then everything bought, then orders that left no files. */
export function LibraryPage({ library, summary, others, search, invites }: LibraryPageProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = others.filter((order) => WAITING.includes(order.status));
  const ended = others.filter((order) => !WAITING.includes(order.status));
  const first = (library.page - 1) * PAGE + 1;
  return (
    <div className="grid gap-7">
      {waiting.length > 0 && <OtherOrders title="Esperando pagamento" orders={waiting} />}
      {summary.shown + summary.archived === 0 ? (
        <EmptyLibrary />
      ) : (
        <section aria-label="Materiais comprados">
          <LibraryTools summary={summary} search={search} />
          {problem && (
            <Note tone="danger" role="alert" className="mb-4">
              {problem}
            </Note>
          )}
          <p className={isNarrowed(search) && library.total > 0 ? "mb-4 text-sm" : "sr-only"} aria-live="polite">
            <b className="tn">{plural(library.total, "material", "materiais")}</b>
            {search.busca && <span className="text-muted"> com “{search.busca}”</span>}
          </p>
          {library.total === 0 ? (
            <NothingHere search={search} summary={summary} />
          ) : (
            <LibraryList items={library.items} onProblem={setProblem} />
          )}
          {library.pages > 1 && (
            <div className="mt-9 fio pt-3.5">
              <Pagination
                page={library.page}
                pages={library.pages}
                href={(page) => libraryHref({ ...search, pagina: page === 1 ? undefined : page })}
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
