import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { removeReviewFn } from "../functions.ts";

/** Takes one's own review back, after asking. */
export function RemoveReview({ productId, onRemoved }: { productId: number; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function remove() {
    setSending(true);
    setFailed(false);
    const answer = await removeReviewFn({ data: { productId } }).catch(() => null);
    setSending(false);
    if (!answer?.ok && answer?.reason !== "not_found") return setFailed(true);
    setAsking(false);
    onRemoved();
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Remover
      </Button>
      <Dialog
        role="alertdialog"
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remover sua avaliação?"
        description="Ela sai da página e da média, com a resposta e os votos. Você pode escrever outra depois."
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="danger" loading={isSending} loadingLabel="Removendo…" onClick={() => void remove()}>
              Remover avaliação
            </Button>
          </>
        }
      >
        {hasFailed && (
          <Note tone="danger" role="alert">
            Não conseguimos remover agora. Tente de novo.
          </Note>
        )}
      </Dialog>
    </>
  );
}
