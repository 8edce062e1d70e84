import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { formatCount, plural } from "#kit/format.ts";
import { importHref, type ImportSearch, type ImportSheet } from "../rules/import-page.ts";
import { SheetRows } from "./sheet-rows.tsx";
import type { SheetSteps } from "./use-sheet.ts";

/** What a spreadsheet says, line by line, and what became of it. */
export function SheetView({ sheet, search, steps }: { sheet: ImportSheet; search: ImportSearch; steps: SheetSteps }) {
  const { counts } = sheet;
  const tab = (ver: ImportSearch["ver"], label: string, count: number) => ({
    href: importHref({ planilha: sheet.id, ver }),
    label,
    count,
    current: search.ver === ver,
  });
  return (
    <div className="grid gap-5">
      <div aria-live="polite">
        <Standing sheet={sheet} steps={steps} />
      </div>
      {sheet.unknownColumns.length > 0 && (
        <Note tone="info" title="Colunas que não usamos:">
          {sheet.unknownColumns.join(", ")}.
        </Note>
      )}
      <Panel flush>
        <LinkTabs
          label="Linhas"
          className="px-2 pt-2"
          renderLink={routerLink}
          tabs={[
            tab(undefined, "Todas", counts.all),
            tab("erros", "Com erro", counts.wrong),
            tab("avisos", "Com aviso", counts.warned),
          ]}
        />
        <SheetRows sheet={sheet} />
        {sheet.pages > 1 && (
          <div className="px-4 py-3.5 md:px-5">
            <Pagination
              page={sheet.page}
              pages={sheet.pages}
              href={(page) => importHref({ ...search, pagina: page > 1 ? page : undefined })}
              renderLink={routerLink}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Standing({ sheet: { id, status, fileName, counts }, steps }: { sheet: ImportSheet; steps: SheetSteps }) {
  if (status === "importando") {
    return (
      <Panel title="Criando os rascunhos">
        <output className="mb-3 block text-sm">
          {formatCount(counts.made)} de {plural(counts.good, "rascunho", "rascunhos")}. Você pode sair desta página: continuamos
          sem você.
        </output>
        <ProgressBar label="Rascunhos criados" value={counts.made / Math.max(1, counts.good)} />
      </Panel>
    );
  }
  if (status === "pronta") {
    return (
      <Note
        tone="positive"
        title={`${plural(counts.made, "rascunho criado", "rascunhos criados")}.`}
        action={
          <RouterLink href="/painel/produtos?situacao=rascunho" className="font-semibold underline underline-offset-3">
            Ver os rascunhos
          </RouterLink>
        }
      >
        {counts.wrong > 0
          ? `${plural(counts.wrong, "linha ficou", "linhas ficaram")} de fora. Corrija na planilha e envie só ${counts.wrong === 1 ? "ela" : "elas"}.`
          : "Falta adicionar os arquivos de cada um e publicar."}
      </Note>
    );
  }
  return (
    <Panel title={fileName}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm">
          {counts.good > 0
            ? `${plural(counts.good, "linha vira rascunho", "linhas viram rascunhos")}.`
            : "Nenhuma linha pode virar rascunho."}{" "}
          {counts.wrong > 0 && `${plural(counts.wrong, "linha fica", "linhas ficam")} de fora. `}
          Nada foi criado ainda.
        </p>
        <div className="flex flex-wrap gap-2">
          <RouterLink href={importHref({})} className="link inline-flex min-h-11 items-center px-2 text-sm">
            Enviar outra
          </RouterLink>
          {counts.good > 0 && (
            <Button variant="primary" disabled={steps.isBusy} onClick={() => void steps.start(id)}>
              Criar {plural(counts.good, "rascunho", "rascunhos")}
            </Button>
          )}
        </div>
      </div>
      <div aria-live="polite">
        {steps.problem && (
          <Note tone="danger" className="mt-4">
            {steps.problem}
          </Note>
        )}
      </div>
    </Panel>
  );
}
