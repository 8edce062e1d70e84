import { useState } from "react";
import { plural } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { restoreHomeFn } from "../functions.ts";
import { arrangeMessages } from "../messages.ts";
import type { HomeVersion } from "../queries/read-arrangement.ts";

type VersionsPanelProps = { versions: HomeVersion[]; onRestored: () => void };

/** How the page was, newest first, each with the way back to it. */
export function VersionsPanel({ versions, onRestored }: VersionsPanelProps) {
  const [requested, setRequested] = useState<HomeVersion | null>(null);
  return (
    <Panel title="Versões">
      {versions.length === 0 ? (
        <p className="text-sm text-muted">A cada publicação a página inteira fica guardada aqui, com o caminho de volta.</p>
      ) : (
        <ol aria-label="Versões da página inicial" className="grid gap-3">
          {versions.map((version, index) => (
            <li
              key={version.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line pb-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p className="text-sm wrap-anywhere">{version.note}</p>
                <p className="text-2xs text-muted">
                  <When at={version.at} />
                  {version.by && `, por ${version.by}`} · {plural(version.count, "seção", "seções")}
                </p>
              </div>
              {index === 0 ? (
                <span className="text-2xs font-semibold text-muted">No ar</span>
              ) : (
                <Button size="sm" aria-label={`Voltar para: ${version.note}`} onClick={() => setRequested(version)}>
                  Voltar a esta
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <ReasonDialog
        open={requested !== null}
        onClose={() => setRequested(null)}
        title="Voltar a esta versão?"
        effect="A página inicial fica como era, agora. O rascunho, se houver, continua guardado."
        confirmLabel="Voltar a esta versão"
        messages={arrangeMessages}
        act={(motivo) => restoreHomeFn({ data: { versionId: requested?.id ?? 0, motivo } })}
        onDone={() => {
          setRequested(null);
          showToast("A página inicial voltou a ser como era.");
          onRestored();
        }}
      />
    </Panel>
  );
}
