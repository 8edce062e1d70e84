import { useState } from "react";
import { formatDateTime, formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast.tsx";
import { cancelEmailChangeFn } from "../../email-change/functions.ts";
import type { OpenChange } from "../../email-change/schema.ts";
import { ACCOUNT_MESSAGES } from "../../messages.ts";

/** A change that waits for the new box, or that the old one may still undo. */
export function EmailChangeNote({ change, onChanged }: { change: OpenChange; onChanged: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const until = <time dateTime={change.until.toISOString()}>{formatDateTime(change.until)}</time>;

  async function giveUp() {
    setBusy(true);
    const answer = await cancelEmailChangeFn().catch(() => null);
    setBusy(false);
    setTrouble(answer?.ok ? null : ACCOUNT_MESSAGES.unavailable);
    if (!answer?.ok) return;
    showToast("A troca foi cancelada.");
    onChanged();
  }

  if (change.status === "confirmada")
    return (
      <Note tone="warning" title="E-mail trocado.">
        Quem lê <b className="font-semibold wrap-anywhere">{change.oldEmail}</b> pode desfazer a troca até {until}. Se você tem
        loja, os saques ficam parados até lá.
      </Note>
    );
  return (
    <Note
      tone="info"
      title="Falta confirmar."
      action={
        <>
          <Button size="sm" loading={isBusy} loadingLabel="Cancelando…" onClick={() => void giveUp()}>
            Cancelar a troca
          </Button>
          <span role="alert" className="mt-1 block text-2xs text-danger empty:hidden">
            {trouble}
          </span>
        </>
      }
    >
      Enviamos um link para <b className="font-semibold wrap-anywhere">{change.newEmail}</b>. Ele vale até{" "}
      <span title={formatFullDateTime(change.until)}>{until}</span>. Se você tem loja, os saques esperam.
    </Note>
  );
}
