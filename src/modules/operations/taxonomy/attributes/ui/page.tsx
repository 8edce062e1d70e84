import { useRouter } from "@tanstack/react-router";
import { listHref } from "#kit/list-search.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { attributeList, type TaxonomySearch } from "../../search.ts";
import { attributeColumns } from "./columns.tsx";
import { attributeDrawer } from "./drawer.tsx";
import type { AttributesFacts, OpenAttribute } from "../../ui/facts.ts";

type AttributesPageProps = {
  list: AttributesFacts;
  search: TaxonomySearch;
  open: OpenAttribute | null;
  onChanged: () => Promise<void>;
};

const WORDS = {
  caption: "Atributos",
  one: "atributo",
  many: "atributos",
  find: "Buscar atributos",
  findBy: "Nome ou categoria",
};

/** What categories ask of their products, and one open over it. */
export function AttributesPage({ list, search, open, onChanged }: AttributesPageProps) {
  const router = useRouter();
  const onGone = () => void router.navigate({ href: listHref(attributeList.path, search) });
  return (
    <DataTable
      path={attributeList.path}
      search={search}
      words={WORDS}
      columns={attributeColumns(search)}
      firstSort="ordem"
      rows={list.rows}
      total={list.total}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.name}
      drawer={open && attributeDrawer({ open, onChanged, onGone })}
    />
  );
}
