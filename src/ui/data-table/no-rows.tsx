import { useRouter } from "@tanstack/react-router";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { Button } from "../button.tsx";
import { RouterLink } from "../router-link.tsx";
import type { Filter } from "./filter.ts";

type NothingFoundProps = {
  path: string;
  search: ListSearch;
  filters: readonly Filter[];
  /** The parameters that narrow the list now. */
  narrowed: readonly string[];
  tabs: { options: readonly { value: string | undefined; label: string }[] } | undefined;
};

/** Which filter emptied the list, and the way out of it. */
export function NothingFound({ path, search, filters, narrowed, tabs }: NothingFoundProps) {
  const params = search as Record<string, unknown>;
  const tab = tabs?.options.find((option) => option.value === params.situacao);
  const where = tab && tab.value !== undefined ? ` em “${tab.label}”` : "";
  const on = filters.filter((filter) =>
    filter.kind === "period" ? narrowed.includes(filter.from) || narrowed.includes(filter.to) : narrowed.includes(filter.param),
  );
  const by = on.map((filter) => `“${filter.label}”`).join(" e ");
  const words = [search.busca ? `com “${search.busca}”` : "", by && `com o filtro ${by}`].filter(Boolean).join(" e ");
  return (
    <>
      {words ? `Nada ${words}${where}.` : `Nada${where} por enquanto.`}{" "}
      <RouterLink
        keepScroll
        href={
          narrowed.length > 0
            ? listHref(path, search, Object.fromEntries(narrowed.map((name) => [name, undefined])))
            : listHref(path, search, { situacao: undefined })
        }
        className="underline underline-offset-3"
      >
        {narrowed.length > 0 ? "Limpar filtros" : "Ver todos"}
      </RouterLink>
    </>
  );
}

/** The list alone could not be read. */
export function NotRead() {
  const router = useRouter();
  return (
    <div role="alert" className="grid justify-items-center gap-3">
      Não conseguimos ler esta lista agora.
      <Button size="sm" onClick={() => void router.invalidate()}>
        Tentar de novo
      </Button>
    </div>
  );
}
