import type { ChecklistItem } from "#modules/stores/applications/rules/requirements.ts";
import { Checklist } from "#modules/stores/applications/ui/checklist.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { markApplicationItem } from "../functions.ts";
import type { OpenApplication } from "./facts.ts";
import { useApplicationAct } from "./use-application-act.ts";

/** The items, with what a person of the platform ticks or waives. */
export function ApplicationChecklist({
  application,
  onChanged,
}: {
  application: OpenApplication;
  onChanged: () => Promise<void>;
}) {
  const { state, act } = useApplicationAct("solicitacao-conferencia", onChanged);
  const { isBusy, trouble: problem } = state;
  const mayMark = !application.isOwn && (application.status === "enviada" || application.status === "em_analise");
  const mark = (item: ChecklistItem["key"], to: "conferido" | "dispensado" | null) => () =>
    void act(() => markApplicationItem({ data: { applicationId: application.id, item, mark: to } }));

  function actions({ key, title, how, state, mayBeWaived }: ChecklistItem) {
    if (!mayMark || how !== "confere" || state === "opcional") return null;
    const isOpen = state === "conferir" || state === "falta";
    return (
      <div className="mt-2 flex flex-wrap gap-2">
        {state === "conferir" && (
          <Button size="sm" disabled={isBusy} onClick={mark(key, "conferido")}>
            Conferi<span className="sr-only">: {title}</span>
          </Button>
        )}
        {isOpen && mayBeWaived && (
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={mark(key, "dispensado")}>
            Dispensar<span className="sr-only">: {title}</span>
          </Button>
        )}
        {!isOpen && (
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={mark(key, null)}>
            Desfazer<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    );
  }

  return (
    <>
      {problem && (
        <Note tone="danger" role="alert" className="mb-3">
          {problem}
        </Note>
      )}
      <Checklist items={application.items} action={actions} />
    </>
  );
}
