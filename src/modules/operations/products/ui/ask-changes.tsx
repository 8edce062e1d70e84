import { useState } from "react";
import { askWords } from "#modules/catalog/change-requests/messages.ts";
import { ASK_ITEMS, type AskItem } from "#modules/catalog/change-requests/rules.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { noteField, noteName } from "../../ui/change-fields.ts";
import { requestProductChangesFn } from "../functions.ts";
import { productActMessages } from "../messages.ts";

type AskChangesProps = { productId: number; isRequested: boolean; onChanged: () => Promise<void> };
type Notes = Partial<Record<AskItem, string>>;

const FAILED = "Não tivemos resposta. Confira se o pedido já foi feito antes de tentar de novo.";

/** What must change in a product, item by item, each with its own words. */
export function AskChanges({ productId, isRequested, onChanged }: AskChangesProps) {
  const [isOpen, setOpen] = useState(false);
  const [notes, setNotes] = useState<Notes>({});
  const asks = ASK_ITEMS.flatMap((item) => (notes[item] === undefined ? [] : [{ item, note: notes[item] }]));
  const state = useForm(productActMessages, FAILED, { name: `ajustes-${productId}`, nameOf: (field) => noteField(field, asks) });

  const write = (item: AskItem, note: string | undefined) => setNotes((before) => ({ ...before, [item]: note }));

  async function send() {
    if (!(await state.send(() => requestProductChangesFn({ data: { productId, asks } })))) return;
    setOpen(false);
    setNotes({});
    showToast("Ajustes pedidos. O autor foi avisado.");
    await onChanged();
  }

  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {isRequested ? "Pedir outros ajustes" : "Pedir ajustes"}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="O que precisa mudar?"
        description="O autor recebe item por item. O material continua como está até ele publicar de novo."
      >
        <Form state={state} onSubmit={send} className="grid gap-3">
          {ASK_ITEMS.map((item) => (
            <div key={item}>
              <Checkbox
                checked={notes[item] !== undefined}
                onChange={(event) => {
                  state.clear();
                  write(item, event.target.checked ? "" : undefined);
                }}
              >
                {askWords[item]}
              </Checkbox>
              {notes[item] !== undefined && (
                <Field
                  label={`O que mudar em “${askWords[item]}”`}
                  error={state.mistakes[noteName(item)]}
                  className="mt-1 mb-2 pl-[30px]"
                >
                  <Textarea
                    name={noteName(item)}
                    rows={2}
                    maxLength={300}
                    value={notes[item]}
                    onChange={(event) => write(item, event.target.value)}
                  />
                </Field>
              )}
            </div>
          ))}
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Voltar
            </Button>
            <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…">
              Pedir estes ajustes
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
