import { useRouter } from "@tanstack/react-router";
import { SearchBox } from "#ui/search-box.tsx";
import { chipClass } from "#ui/chip.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { formatCount } from "#kit/format.ts";
import { Select } from "#ui/select.tsx";
import {
  LIBRARY_SORTS,
  libraryHref,
  type LibrarySearch,
  type LibrarySort,
  readLibrarySearch,
  type LibraryView,
} from "../schema.ts";
import type { LibrarySummary } from "./library-facts.ts";

const SORT_WORDS: Record<LibrarySort, string> = {
  recentes: "Mais recentes",
  antigos: "Comprados primeiro",
  titulo: "Título",
  autoria: "Autoria",
};

type LibraryToolsProps = { summary: LibrarySummary; search: LibrarySearch };

/** Views, search, author, format and order; all of it in the address. */
export function LibraryTools({ summary, search }: LibraryToolsProps) {
  const router = useRouter();
  const go = (next: Record<string, unknown>) =>
    void router.navigate({
      href: libraryHref(readLibrarySearch({ ...search, pagina: undefined, ...next })),
      resetScroll: false,
    });
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label="Estantes" className="flex flex-wrap gap-2">
          <ViewChip search={search} label="Na biblioteca" count={summary.shown} />
          {(summary.fresh > 0 || search.estante === "novas") && (
            <ViewChip search={search} view="novas" label="Com versão nova" count={summary.fresh} />
          )}
          {(summary.archived > 0 || search.estante === "arquivados") && (
            <ViewChip search={search} view="arquivados" label="Arquivados" count={summary.archived} />
          )}
        </nav>
        <SearchBox
          value={search.busca}
          onSearch={(busca) => go({ busca })}
          label="Buscar na biblioteca"
          placeholder="Título, autoria ou pedido"
          className="w-full md:w-[320px]"
        />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {summary.authors.length > 1 && (
          <Select
            dense
            aria-label="Autoria"
            value={search.autor ?? ""}
            onChange={(event) => go({ autor: event.target.value })}
            className="sm:w-[220px]"
          >
            <option value="">Todos os autores</option>
            {summary.authors.map((author) => (
              <option key={author.slug} value={author.slug}>
                {author.name}
              </option>
            ))}
          </Select>
        )}
        {summary.formats.length > 1 && (
          <Select
            dense
            aria-label="Formato"
            value={search.formato ?? ""}
            onChange={(event) => go({ formato: event.target.value })}
            className="sm:w-[170px]"
          >
            <option value="">Todos os formatos</option>
            {summary.formats.map((format) => (
              <option key={format} value={format}>
                {format.toUpperCase()}
              </option>
            ))}
          </Select>
        )}
        <Select
          dense
          aria-label="Ordenar por"
          value={search.ordem ?? "recentes"}
          onChange={(event) => go({ ordem: event.target.value === "recentes" ? undefined : event.target.value })}
          className="max-sm:col-span-2 sm:ml-auto sm:w-[232px]"
        >
          {LIBRARY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

type ViewChipProps = { search: LibrarySearch; view?: LibraryView; label: string; count: number };

function ViewChip({ search, view, label, count }: ViewChipProps) {
  const isHere = search.estante === view;
  return (
    <RouterLink
      href={libraryHref({ ...search, estante: view, pagina: undefined })}
      aria-current={isHere ? "page" : undefined}
      className={chipClass({ on: isHere })}
    >
      {label}
      <span className="tn opacity-70">{formatCount(count)}</span>
    </RouterLink>
  );
}
