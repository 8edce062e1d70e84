import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { renameList } from "../functions.ts";
import type { FavouriteList } from "../schema/favourites-page.ts";
import { readReason } from "./read-reason.ts";

/** Another name for a list. */
export function RenameList({ list, onClose }: { list: FavouriteList; onClose: () => void }) {
  const router = useRouter();
  const formId = useId();
  const [name, setName] = useState(list.name);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = await renameList({ data: { listId: list.id, name } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setError(answer?.fields?.name ?? readReason(answer?.reason ?? "unavailable"));
    onClose();
    await router.invalidate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Mudar o nome da lista"
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
        <Field label="Nome da lista" error={error}>
          <TextInput name="name" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
