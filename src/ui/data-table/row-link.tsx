import type { ReactNode } from "react";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { RouterLink } from "../router-link.tsx";

type RowLinkProps = { path: string; search: ListSearch; id: string; children: ReactNode };

/** Who a row is, and the way to see it whole: its drawer's address, which Enter on the row opens too. */
export function RowLink({ path, search, id, children }: RowLinkProps) {
  const open = { "data-open": "" };
  return (
    <RouterLink
      {...open}
      keepScroll
      href={listHref(path, search, { pagina: search.pagina, linha: id })}
      className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-3"
    >
      {children}
    </RouterLink>
  );
}
