import { useState } from "react";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { writeNoteFn } from "../../functions.ts";
import { DrawerPart } from "./drawer-part.tsx";
import type { AdminOrder } from "./facts.ts";

const FAILED = "Não conseguimos guardar agora. O que você escreveu continua aqui: tente de novo.";

/** What the administration wrote down about the order, and where to write more. */
export function NotesCard({ order, reload }: { order: AdminOrder; reload: () => void }) {
  const [words, setWords] = useState("");
  const [mistake, setMistake] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    setMistake(undefined);
    const answer = await writeNoteFn({ data: { orderId: order.id, nota: words } }).catch(() => null);
    setSaving(false);
    if (!answer?.ok) return setMistake(answer?.fields?.nota ?? FAILED);
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
      <form
        noValidate
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <Field label="Anotar" error={mistake}>
          <Textarea
            name="nota"
            rows={2}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" size="sm" loading={isSaving} loadingLabel="Guardando…">
            Guardar anotação
          </Button>
        </div>
      </form>
    </DrawerPart>
  );
}
