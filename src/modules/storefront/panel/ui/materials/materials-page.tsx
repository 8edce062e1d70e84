import { useRouter } from "@tanstack/react-router";
import { Plus, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { MaterialList } from "#modules/catalog/schema/material.ts";
import { MATERIAL_TABS, type MaterialsSearch, type MaterialTab } from "#modules/catalog/schema/materials-search.ts";
import { formatCount } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { PanelHead } from "../panel-head.tsx";
import { materialsHref } from "./materials-href.ts";
import { MaterialsTable } from "./materials-table.tsx";

const TAB_WORDS: Record<MaterialTab, string> = {
  todos: "Todos",
  publicado: "Publicados",
  rascunho: "Rascunhos",
  pausado: "Pausados",
  arquivado: "Arquivados",
};

const PAGE_SIZE = 20;

type MaterialsPageProps = { list: MaterialList; search: MaterialsSearch };

/** Everything the store makes and sells, with how it is doing. */
export function MaterialsPage({ list, search }: MaterialsPageProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const isEmpty = list.counts.todos + list.counts.arquivado === 0 && !search.busca;
  return (
    <>
      <PanelHead title="Materiais">
        {isEmpty ? "O que você publica aparece aqui." : "O que você vende e o que está preparando."}
      </PanelHead>
      {problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      {isEmpty ? (
        <EmptyState
          framed
          title="Nada no varal ainda"
          action={
            <RouterLink href="/painel/adicionar-produto" className={buttonClass({ variant: "primary" })}>
              <Plus aria-hidden />
              Publicar material
            </RouterLink>
          }
        >
          Publique o primeiro material e ele aparece aqui.
        </EmptyState>
      ) : (
        <Panel flush>
          <LinkTabs
            label="Situação"
            className="px-2 pt-2"
            renderLink={routerLink}
            tabs={MATERIAL_TABS.map((tab) => ({
              href: materialsHref(search, { situacao: tab === "todos" ? undefined : tab }),
              label: TAB_WORDS[tab],
              count: list.counts[tab],
              current: tab === (search.situacao ?? "todos"),
            }))}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3.5 md:px-5">
            <SearchBox key={search.busca} search={search} />
            <RouterLink href="/painel/produtos/vazamento" className="link inline-flex min-h-6 items-center text-sm">
              Procurar vazamento
            </RouterLink>
          </div>
          <MaterialsTable list={list} search={search} onProblem={setProblem} />
          <div className="px-4 py-3.5 md:px-5">
            <Pagination
              page={list.page}
              pages={list.pages}
              href={(page) => materialsHref(search, { pagina: page > 1 ? page : undefined })}
              renderLink={routerLink}
              summary={summaryOf(list)}
            />
          </div>
        </Panel>
      )}
    </>
  );
}

function summaryOf({ page, total, rows }: MaterialList): string {
  if (rows.length === 0) return "Nenhum material";
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${formatCount(first)} a ${formatCount(first + rows.length - 1)} de ${formatCount(total)}`;
}

function SearchBox({ search }: { search: MaterialsSearch }) {
  const router = useRouter();
  const [text, setText] = useState(search.busca ?? "");

  function submit(event: FormEvent) {
    event.preventDefault();
    void router.navigate({ href: materialsHref(search, { busca: text.trim() || undefined }) });
  }

  return (
    <search>
      <form onSubmit={submit} className="max-w-72">
        <TextInput
          dense
          type="search"
          name="busca"
          aria-label="Buscar nos seus materiais"
          placeholder="Buscar pelo título"
          before={<Search aria-hidden className="size-[18px]" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
