import { useState } from "react";
import { isAskable } from "#modules/stores/applications/rules/checklist.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Form } from "#ui/form.tsx";
import { noteField, noteName } from "../../ui/change-fields.ts";
import { ReadyAnswers } from "../../ready-answers/ui/ready-answers.tsx";
import { askApplicationChanges } from "../functions.ts";
import type { OpenApplication } from "./facts.ts";
import { useApplicationAct } from "./use-application-act.ts";

type AskDialogProps = { open: boolean; application: OpenApplication; onClose: () => void; onChanged: () => Promise<void> };
const LONGEST_NOTE = 300;
type Notes = Partial<Record<string, string>>;

/** What must change, item by item, each with its own words. */
export function AskDialog({ open, application, onClose, onChanged }: AskDialogProps) {
  const [notes, setNotes] = useState<Notes>({});
  const askable = application.items.filter(isAskable);
  const asks = askable.flatMap(({ key: item }) => (notes[item] === undefined ? [] : [{ item, note: notes[item] }]));

  const { state, act } = useApplicationAct(`pedir-ajustes-${application.id}`, onChanged, (field) => noteField(field, asks));

  const write = (item: string, note: string | undefined) => setNotes((before) => ({ ...before, [item]: note }));

  async function send() {
    const isDone = await act(() => askApplicationChanges({ data: { applicationId: application.id, asks } }), "Ajustes pedidos.");
    if (!isDone) return;
    setNotes({});
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="O que precisa mudar?"
      description="Quem pediu recebe item por item e reenvia quando ajustar. O resto fica como está."
    >
      <Form state={state} onSubmit={send} className="grid gap-3">
        {askable.map(({ key: item, title }) => (
          <div key={item}>
            <Checkbox
              checked={notes[item] !== undefined}
              onChange={(event) => {
                state.clear();
                write(item, event.target.checked ? "" : undefined);
              }}
            >
              {title}
            </Checkbox>
            {notes[item] !== undefined && (
              <Field label={`O que mudar em “${title}”`} error={state.mistakes[noteName(item)]} className="mt-1 mb-2 pl-[30px]">
                <Textarea
                  name={noteName(item)}
                  rows={2}
                  maxLength={LONGEST_NOTE}
                  value={notes[item]}
                  onChange={(event) => write(item, event.target.value)}
                />
              </Field>
            )}
            {notes[item] !== undefined && (
              <div className="mb-2 pl-[30px]">
                <ReadyAnswers
                  place="solicitacao_ajuste"
                  text={notes[item]}
                  onPick={(body) => write(item, body.slice(0, LONGEST_NOTE))}
                />
              </div>
            )}
          </div>
        ))}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…">
            Pedir estes ajustes
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
