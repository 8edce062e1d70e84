import { Plus } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { CHECKLIST_MESSAGES } from "#modules/stores/applications/messages.ts";
import { type ChecklistEntry, checklistMistakes, MOST_OWN_ITEMS } from "#modules/stores/applications/rules/checklist.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { saveChecklistFn } from "../functions.ts";
import { ChecklistItems } from "./checklist-items.tsx";
import type { Checklists } from "./facts.ts";

const newItem = (): ChecklistEntry => ({
  key: `item-${crypto.randomUUID().slice(0, 8)}`,
  title: "",
  detail: "",
  proof: "texto",
  isRequired: true,
  mayBeWaived: false,
});

/** Where what is asked of who wants to sell is written; each saving is a version. */
export function ChecklistEditor({ checklists: { current, versions }, onSaved }: { checklists: Checklists; onSaved: () => void }) {
  const [entries, setEntries] = useState<ChecklistEntry[]>([...current.entries]);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog: stepUp } = useStepUp();
  const isDirty = JSON.stringify(entries) !== JSON.stringify(current.entries);
  const own = entries.filter(({ proof }) => proof !== null).length;

  function change(next: ChecklistEntry[]) {
    setEntries(next);
    setMistakes({});
  }

  function ask() {
    const empty = entries.flatMap(({ title, detail }, at) => [
      ...(title.trim() ? [] : [[`entries.${at}.title`, "Dê um nome ao item."]]),
      ...(detail.trim() ? [] : [[`entries.${at}.detail`, "Explique o que a pessoa precisa mandar."]]),
    ]);
    const wrong: Record<string, string> = { ...checklistMistakes(entries), ...Object.fromEntries(empty) };
    setMistakes(wrong);
    if (Object.keys(wrong).length === 0) setAsking(true);
  }

  async function act(motivo: string): Promise<ActAnswer | null> {
    const answer = await confirmed(() => saveChecklistFn({ data: { version: current.version, entries, motivo } }));
    const fields = answer?.ok === false ? (answer.fields ?? {}) : {};
    if (Object.keys(fields).some((name) => name.startsWith("entries."))) {
      setMistakes(fields);
      setAsking(false);
    }
    return answer;
  }

  return (
    <div className="grid max-w-[720px] gap-5">
      {mistakes.form && (
        <Note tone="danger" role="alert">
          {mistakes.form}
        </Note>
      )}
      <Panel title="O que pedimos">
        <ChecklistItems entries={entries} mistakes={mistakes} onChange={change} />
        <Button size="sm" className="mt-4" disabled={own >= MOST_OWN_ITEMS} onClick={() => change([...entries, newItem()])}>
          <Plus aria-hidden />
          Novo item
        </Button>
      </Panel>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={!isDirty} onClick={ask}>
          Salvar versão nova
        </Button>
        {isDirty && (
          <Button variant="ghost" onClick={() => change([...current.entries])}>
            Desfazer mudanças
          </Button>
        )}
        <span className="text-xs text-muted" aria-live="polite">
          {isDirty ? "Alterações não salvas" : `Versão ${current.version} em uso`}
        </span>
      </div>
      <Panel title="Versões">
        <ol className="grid gap-3 text-sm">
          {versions.map(({ version, at, by, reason, underWay, entries: items }) => (
            <li key={version} className="wrap-anywhere">
              <p className="font-semibold">
                Versão {version}
                <span className="font-normal text-muted">
                  {" "}
                  · {plural(items.length, "item", "itens")}
                  {underWay > 0 && ` · ${plural(underWay, "solicitação em andamento", "solicitações em andamento")}`}
                </span>
              </p>
              <p className="text-2xs text-muted">
                {formatDate(at)}
                {by && `, por ${by}`}. {reason}
              </p>
            </li>
          ))}
        </ol>
      </Panel>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Salvar esta lista?"
        effect="Vale para quem ainda não enviou a solicitação. Quem já enviou continua com a lista que viu."
        confirmLabel="Salvar"
        messages={CHECKLIST_MESSAGES}
        act={act}
        onDone={() => {
          setAsking(false);
          showToast("Lista salva.");
          onSaved();
        }}
      />
      {stepUp}
    </div>
  );
}
