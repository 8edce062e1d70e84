import { formatFullDateTime } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { importHref, type ImportSummary } from "../rules/import-page.ts";

/** The last spreadsheets sent, to be looked at again or taken up. */
export function RecentSheets({ sheets }: { sheets: ImportSummary[] }) {
  return (
    <Panel title="Enviadas recentemente">
      <ul className="grid gap-3 text-sm">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="grid gap-0.5">
            <RouterLink
              href={importHref({ planilha: sheet.id })}
              className="link inline-flex min-h-6 items-center justify-self-start"
            >
              {sheet.fileName}
            </RouterLink>
            <span className="text-xs text-muted">
              {formatFullDateTime(new Date(sheet.createdAt))} · {statusWords(sheet)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function statusWords({ status, counts }: ImportSummary): string {
  if (status === "pronta") return plural(counts.made, "rascunho criado", "rascunhos criados");
  if (status === "importando") return "criando os rascunhos";
  return `${plural(counts.all, "linha lida", "linhas lidas")}, nada criado ainda`;
}
