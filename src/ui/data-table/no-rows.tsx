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
  /** Said where the list begins, when nothing narrows it. */
  none?: string | undefined;
};

/** Which filter emptied the list, and the way out of it; no way out where there is none to take. */
export function NothingFound({ path, search, filters, narrowed, tabs, none }: NothingFoundProps) {
  const params = search as Record<string, unknown>;
  const tab = tabs?.options.find((option) => option.value === params.situacao);
  const beginning = tabs?.options.find((option) => option.value === undefined);
  const where = tab && tab.value !== undefined ? ` em “${tab.label}”` : "";
  const on = filters.filter((filter) =>
    filter.kind === "period" ? narrowed.includes(filter.from) || narrowed.includes(filter.to) : narrowed.includes(filter.param),
  );
  const by = on.map((filter) => `“${filter.label}”`).join(" e ");
  const words = [search.busca ? `para “${search.busca}”` : "", by && `com o filtro ${by}`].filter(Boolean).join(" ");
  const isPast = search.pagina !== undefined;
  if (!words && !where && !isPast) return none ?? "Nada por enquanto.";
  const text = isPast ? "Nada nesta página." : words ? `Nenhum resultado ${words}${where}.` : `Nada${where} por enquanto.`;
  const out = isPast ? "Ir para a primeira" : words ? "Limpar filtros" : `Ver “${beginning?.label ?? ""}”`;
  const cleared = isPast ? [] : words ? narrowed : ["situacao"];
  return (
    <>
      {text}{" "}
      <RouterLink
        keepScroll
        href={listHref(path, search, Object.fromEntries(cleared.map((name) => [name, undefined])))}
        className="underline underline-offset-3"
      >
        {out}
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
