import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { deleteListFn } from "../functions.ts";
import { type FavouriteList, favouritesHref } from "../schema/favourites-page.ts";
import { readReason } from "./read-reason.ts";

/** Ends a list, after saying what goes with it. */
export function DeleteList({ list, onClose }: { list: FavouriteList; onClose: () => void }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function erase() {
    setBusy(true);
    const answer = await deleteListFn({ data: { listId: list.id } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setProblem(readReason(answer?.reason ?? "unavailable"));
    onClose();
    await router.navigate({ href: favouritesHref({}) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={`Apagar “${list.name}”?`}
      description={
        list.count === 0
          ? "A lista está vazia."
          : `${plural(list.count, "material deixa", "materiais deixam")} de estar nos seus favoritos.`
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" loading={isBusy} loadingLabel="Apagando…" onClick={() => void erase()}>
            Apagar a lista
          </Button>
        </>
      }
    >
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
