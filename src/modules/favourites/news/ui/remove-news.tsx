import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field.tsx";
import { removeNewsFn } from "../functions.ts";
import { newsMessages } from "../messages.ts";

type RemoveNewsProps = { newsId: string; title: string; onRemoved: () => Promise<void> };

/** Takes a piece of news off the page, saying what stays. */
export function RemoveNews({ newsId, title, onRemoved }: RemoveNewsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function remove() {
    setBusy(true);
    const answer = await removeNewsFn({ data: { newsId } }).catch(() => null);
    setBusy(false);
    setFailed(!answer?.ok);
    if (answer?.ok) await onRemoved();
  }

  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Tirar “${title}” da loja`} onClick={() => setAsking(true)}>
        Tirar
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Tirar esta novidade?"
        description="Ela sai da página da loja. Quem já foi avisado fica com o que leu, e hoje não dá para contar outra no lugar."
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="danger" loading={isBusy} loadingLabel="Tirando…" onClick={() => void remove()}>
              Tirar da loja
            </Button>
          </>
        }
      >
        {hasFailed && <FieldError id="tirar-novidade">{newsMessages.unavailable}</FieldError>}
      </Dialog>
    </>
  );
}
