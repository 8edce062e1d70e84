import { formatCount, plural } from "#kit/format.ts";
import { Panel } from "#ui/panel.tsx";
import type { DownloadsFacts } from "./downloads-facts.ts";

/** The files most fetched, with the product each is of. */
export const FetchedFiles = ({ facts: { files } }: { facts: DownloadsFacts }) => (
  <Panel title="Arquivos mais baixados" aria-label="Arquivos mais baixados">
    {files.length === 0 ? (
      <p className="text-sm text-muted">Nenhum arquivo foi aberto neste período.</p>
    ) : (
      <ol>
        {files.map(({ fileId, file, title, downloads, openings }) => (
          <li key={fileId} className="flex items-baseline gap-3 border-b border-line py-2 text-sm last:border-0">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {file}
              <span className="block text-2xs text-muted">{title}</span>
            </span>
            <span className="tn text-right font-semibold">
              {formatCount(downloads)}
              {openings > 0 && (
                <span className="block text-2xs font-normal text-muted">{plural(openings, "leitura", "leituras")}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    )}
  </Panel>
);
