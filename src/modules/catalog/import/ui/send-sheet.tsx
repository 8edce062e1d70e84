import { Dropzone } from "#ui/dropzone.tsx";
import { FieldError } from "#ui/field.tsx";
import { MOST_ROWS } from "../rules/limits.ts";
import type { SheetSteps } from "./use-sheet.ts";

/** Where the spreadsheet comes in; what is wrong with it is said right below. */
export function SendSheet({ steps: { send, isBusy, problem } }: { steps: SheetSteps }) {
  return (
    <div className="grid gap-1.5">
      <Dropzone
        id="planilha"
        name="planilha"
        title={isBusy ? "Lendo a planilha…" : "Arraste a planilha ou escolha no aparelho"}
        hint={`CSV de até ${MOST_ROWS} linhas, salvo pelo Excel, pelo LibreOffice ou pelo Google Planilhas.`}
        accept=".csv,text/csv"
        disabled={isBusy}
        invalid={problem !== null}
        onFiles={([file]) => file && void send(file)}
      />
      <div aria-live="polite">{problem && <FieldError id="planilha-error">{problem}</FieldError>}</div>
    </div>
  );
}
