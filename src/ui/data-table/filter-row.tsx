import { useRouter } from "@tanstack/react-router";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { RouterLink } from "../router-link.tsx";
import { SearchBox } from "../search-box.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { type Filter, paramsOf } from "./filter.ts";

type FilterRowProps = {
  path: string;
  search: ListSearch;
  filters: readonly Filter[];
  label: string;
  placeholder: string;
};

/** The search, the filters as chips, and the way to take them all off. */
export function FilterRow({ path, search, filters, label, placeholder }: FilterRowProps) {
  const router = useRouter();
  const params = { ...search } as Record<string, unknown>;
  const names = ["busca", ...paramsOf(filters)];
  const isOn = names.filter((name) => params[name] !== undefined).length > 1;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3.5 md:px-5">
      <SearchBox
        value={search.busca}
        onSearch={(busca) => void router.navigate({ href: listHref(path, search, { busca }), resetScroll: false })}
        label={label}
        placeholder={placeholder}
        className="w-full md:w-66"
      />
      {filters.map((filter) => (
        <FilterChip key={filter.label} filter={filter} path={path} search={params} />
      ))}
      {isOn && (
        <RouterLink
          keepScroll
          href={listHref(path, search, Object.fromEntries(names.map((name) => [name, undefined])))}
          className="link inline-flex min-h-9 items-center px-1 text-sm"
        >
          Limpar filtros
        </RouterLink>
      )}
    </div>
  );
}
