import { Panel } from "#ui/panel.tsx";
import { isEditable } from "../rules/application-status.ts";
import { checklistOf, isReady } from "../rules/requirements.ts";
import type { ApplicationPage as Facts } from "../schema.ts";
import { ApplicationForm } from "./application-form.tsx";
import { Checklist } from "./checklist.tsx";
import { ApplicationNote } from "./application-note.tsx";
import { useApplication } from "./use-application.ts";

/** `reread`: reads the page anew where it is; `onChanged`: the application went on, so it is read anew from its top. */
type ApplicationPageProps = { facts: Facts; reread: () => Promise<void>; onChanged: () => Promise<void> };

/** One's own application: written and sent, then followed. */
export function ApplicationPage({ facts, reread, onChanged }: ApplicationPageProps) {
  const { application } = facts;
  const mayWrite = !application || isEditable(application.status) || application.refusal?.mayRetry === true;
  return (
    <>
      {application && <ApplicationNote application={application} />}
      {mayWrite ? (
        // What is typed stays when the page learns that it began to be kept.
        <Writing key={String(application?.status === "pedir_ajustes")} facts={facts} reread={reread} onChanged={onChanged} />
      ) : (
        <Panel title="O que você enviou" className="max-w-[640px]">
          <Checklist items={application.items} waitingWord={application.status === "aprovada" ? undefined : "Em análise"} />
        </Panel>
      )}
    </>
  );
}

function Writing({ facts, reread, onChanged }: ApplicationPageProps) {
  const { application, suggested, account, areas } = facts;
  const isOpen = application !== null && isEditable(application.status);
  const entries = isOpen ? application.entries : facts.entries;
  const keys = entries.map(({ key }) => key);
  const draft = useApplication(application?.answers ?? suggested, { keys, reread, onSent: onChanged });
  const marks = isOpen
    ? application.items.flatMap(({ key, state, note }) =>
        state === "ajuste" ? [{ item: key, mark: "ajuste" as const, note }] : [],
      )
    : [];
  const items = checklistOf(entries, draft.answers, account, marks);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,640px)_minmax(280px,360px)]">
      <ApplicationForm draft={draft} entries={entries} areas={areas} isResending={application?.status === "pedir_ajustes"} />
      <Panel title="O que pedimos" className="max-lg:order-first lg:sticky lg:top-5">
        <output className="block mb-2 text-sm text-muted">
          {isReady(items) && !draft.isRefused
            ? "Está tudo aqui. Pode enviar."
            : "O que falta aparece marcado enquanto você escreve."}
        </output>
        <Checklist items={items} waitingWord="Pronto para enviar" />
      </Panel>
    </div>
  );
}
