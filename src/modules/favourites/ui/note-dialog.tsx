import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { noteFavourite } from "../functions.ts";
import type { Favourite } from "../schema/favourites-page.ts";
import { readReason } from "./read-reason.ts";

/** The person's own words about something kept; only they see them. */
export function NoteDialog({ item, onClose }: { item: Favourite; onClose: () => void }) {
  const router = useRouter();
  const formId = useId();
  const [note, setNote] = useState(item.note);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = await noteFavourite({ data: { productId: item.productId, note } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setError(answer?.fields?.note ?? readReason(answer?.reason ?? "unavailable"));
    onClose();
    await router.invalidate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Anotação"
      description={item.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy} loadingLabel="Salvando…">
            Salvar
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Só você vê" error={error}>
          <Textarea name="note" rows={4} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
