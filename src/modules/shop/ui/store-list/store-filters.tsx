import { useRouter } from "@tanstack/react-router";
import { STORE_SORTS, storeListHref, type StoreListSearch, type StoreSort } from "#modules/catalog/schema/store-list-search.ts";
import type { StoreList } from "#modules/catalog/schema/store-page.ts";
import type { Uf } from "#kit/uf.ts";
import { UF_NAMES } from "#kit/uf-names.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Select } from "#ui/select.tsx";

const SORT_NAMES: Record<StoreSort, string> = {
  materiais: "Mais materiais",
  "melhor-avaliadas": "Mais bem avaliadas",
  novidades: "Novidades",
  "a-z": "De A a Z",
};

type StoreFiltersProps = { list: StoreList; search: StoreListSearch };

/** By name, area, place and coupon; in which order. Each change is another address. */
export function StoreFilters({ list, search }: StoreFiltersProps) {
  const router = useRouter();
  const change = (changes: StoreListSearch) =>
    void router.navigate({ href: storeListHref({ ...search, pagina: undefined, ...changes }), resetScroll: false });
  return (
    <div className="fio mt-6 flex flex-wrap items-center gap-x-3 gap-y-2.5 py-4">
      <SearchBox
        value={search.busca}
        onSearch={(busca) => change({ busca })}
        label="Buscar por nome ou cidade"
        placeholder="Nome ou cidade"
        className="w-full md:w-60"
      />
      <Choice label="Área" value={search.area} onValue={(area) => change({ area })}>
        <option value="">Todas as áreas</option>
        {list.areas.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Estado" value={search.uf} onValue={(uf) => change({ uf, cidade: undefined })}>
        <option value="">Todo o Brasil</option>
        {list.ufs.map((uf) => (
          <option key={uf} value={uf}>
            {UF_NAMES[uf as Uf]}
          </option>
        ))}
      </Choice>
      {search.uf && (
        <Choice label="Cidade" value={search.cidade} onValue={(cidade) => change({ cidade })}>
          <option value="">Todas as cidades</option>
          {list.cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Choice>
      )}
      <Choice label="Ordem" value={search.ordem ?? "materiais"} onValue={(ordem) => change({ ordem: asSort(ordem) })}>
        {STORE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </Choice>
      <Checkbox checked={search.cupom === "1"} onChange={() => change({ cupom: search.cupom ? undefined : "1" })}>
        Com cupom ativo
      </Checkbox>
    </div>
  );
}

/** The first order is no filter. */
const asSort = (text: string | undefined): StoreSort | undefined => STORE_SORTS.slice(1).find((sort) => sort === text);

type ChoiceProps = {
  label: string;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  children: React.ReactNode;
};

function Choice({ label, value, onValue, children }: ChoiceProps) {
  return (
    <Select
      dense
      aria-label={label}
      value={value ?? ""}
      onChange={(event) => onValue(event.target.value || undefined)}
      className="max-md:min-w-[calc(50%-6px)] max-md:flex-1 md:w-44"
    >
      {children}
    </Select>
  );
}
