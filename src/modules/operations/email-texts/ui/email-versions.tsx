import type { EmailParts } from "#kit/email-text.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { UNFIT_TEXT } from "../messages.ts";
import type { OpenText } from "../schema.ts";

/** Who changed the words, when and why; any version is put back where one writes. */
export function EmailVersions({ text, onPick }: { text: OpenText; onPick: (parts: EmailParts) => void }) {
  return (
    <Panel title="Versões">
      {text.isUnfit && <p className="mb-3 text-sm">{UNFIT_TEXT}</p>}
      {text.versions.length === 0 ? (
        <p className="text-sm text-muted">Ninguém mudou este texto: ele sai como veio.</p>
      ) : (
        <ol className="grid gap-3 text-sm">
          {text.versions.map((version, at) => (
            <li key={version.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className="font-semibold">
                  {version.parts ? version.parts.subject : "Texto original"}
                  {at === 0 && <span className="font-normal text-muted">{text.isUnfit ? " (fora de uso)" : " (em uso)"}</span>}
                </p>
                <p className="text-2xs text-muted">
                  <When at={version.at} />, por {version.by}. {version.reason}
                </p>
              </div>
              <Button size="sm" variant="ghost" onClick={() => onPick(version.parts ?? text.original)}>
                Trazer para o editor
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
