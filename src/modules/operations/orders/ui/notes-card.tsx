import { useState } from "react";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { MayAct } from "#modules/panel/ui/may-act.tsx";
import { writeNoteFn } from "../../functions.ts";
import { DrawerPart } from "./drawer-part.tsx";
import type { AdminOrder } from "./facts.ts";

const FAILED = "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo.";

/** What the administration wrote down about the order, and where to write more. */
export function NotesCard({ order, reload }: { order: AdminOrder; reload: () => void }) {
  const [words, setWords] = useState("");
  const state = useForm({}, FAILED, { name: `anotacao-${order.id}` });

  async function save(): Promise<void> {
    if (!(await state.send(() => writeNoteFn({ data: { orderId: order.id, nota: words } })))) return;
    setWords("");
    reload();
  }

  return (
    <DrawerPart title="Anotações da administração">
      {order.notes.length === 0 && <p className="text-sm text-muted">Ninguém anotou nada. Quem compra e quem vende não leem.</p>}
      <ul className="grid gap-3">
        {order.notes.map((note) => (
          <li key={note.id}>
            <Note>
              <span className="wrap-anywhere whitespace-pre-line">{note.body}</span>
              <span className="mt-1 block text-2xs text-muted">
                {note.by}, <When at={note.at} />
              </span>
            </Note>
          </li>
        ))}
      </ul>
      <MayAct area="orderNotes">
        <Form state={state} onSubmit={save} className="mt-4 grid gap-3">
          <Field label="Anotar" error={state.mistakes.nota}>
            <Textarea
              name="nota"
              rows={2}
              maxLength={1000}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button type="submit" size="sm" loading={state.isBusy} loadingLabel="Guardando…">
              Guardar anotação
            </Button>
          </div>
        </Form>
      </MayAct>
    </DrawerPart>
  );
}
