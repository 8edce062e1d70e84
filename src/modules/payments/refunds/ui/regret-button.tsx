import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatMoney } from "#kit/money.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { regretPurchase } from "../functions.ts";
import { regretMessages } from "../messages.ts";

const FAILED = "Não conseguimos registrar a desistência agora. Nada mudou no pedido: tente de novo.";

/** One button and one confirmation: the money goes back and the files leave the library. */
export function RegretButton({ orderId, totalCents }: { orderId: string; totalCents: number }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const amount = formatMoney(totalCents);

  async function confirm(): Promise<void> {
    setSending(true);
    setTrouble(null);
    const answer = await regretPurchase({ data: { orderId } }).catch(() => null);
    setSending(false);
    if (!answer?.ok) {
      setTrouble(answer && answer.reason in regretMessages ? regretMessages[answer.reason] : FAILED);
      return;
    }
    setAsking(false);
    await router.invalidate();
  }

  return (
    <>
      <Button variant="soft" className="mt-3.5" onClick={() => setAsking(true)}>
        Pedir reembolso
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Desistir desta compra?"
        description={`${amount} voltam, por Pix, para a conta que pagou. Os arquivos saem da sua biblioteca agora.`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="danger" loading={isSending} loadingLabel="Registrando…" onClick={() => void confirm()}>
              Desistir e receber {amount}
            </Button>
          </>
        }
      >
        {trouble && <Note tone="danger">{trouble}</Note>}
      </Dialog>
    </>
  );
}
