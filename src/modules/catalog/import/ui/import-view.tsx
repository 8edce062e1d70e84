import { FileDown } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ImportPage, ImportSearch } from "../rules/import-page.ts";
import { COLUMN_WORDS, IMPORT_COLUMNS } from "../rules/columns.ts";
import { RecentSheets } from "./recent-sheets.tsx";
import { SheetView } from "./sheet-view.tsx";
import { useSheet } from "./use-sheet.ts";
import { SendSheet } from "./send-sheet.tsx";

/** From a spreadsheet to drafts: send, read what it says, confirm. */
export function ImportView({ page: { sheet, recent }, search }: { page: ImportPage; search: ImportSearch }) {
  const steps = useSheet(sheet);
  if (sheet) return <SheetView key={sheet.id} sheet={sheet} search={search} steps={steps} />;
  return (
    <div className="grid max-w-[760px] gap-5">
      <Panel title="Sua planilha">
        <div className="grid gap-4">
          <SendSheet steps={steps} />
          <p className="text-sm text-muted">
            Nada é criado ao enviar: antes você vê, linha por linha, o que cada célula diz. Os rascunhos ficam só com você, e os
            arquivos de cada um você adiciona depois.
          </p>
          <p className="text-sm text-muted">
            Lemos também a planilha que a Etsy, a Shopify e o WooCommerce exportam: título, descrição, palavras-chave e o preço,
            quando está em reais.
          </p>
          <a href="/painel/produtos/importar/modelo.csv" download className={buttonClass({ className: "justify-self-start" })}>
            <FileDown aria-hidden />
            Modelo da planilha
          </a>
        </div>
      </Panel>
      <Panel title="As colunas">
        <dl className="grid gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[11rem_1fr]">
          {IMPORT_COLUMNS.map((column) => (
            <div key={column} className="contents">
              <dt>
                <code className="font-semibold">{column}</code>
              </dt>
              <dd className="mb-1.5 text-muted sm:mb-0">{COLUMN_WORDS[column].hint}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {recent.length > 0 && <RecentSheets sheets={recent} />}
    </div>
  );
}
