import { Paperclip } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast.tsx";

const FAILED = "Não conseguimos enviar o arquivo agora. Tente de novo.";

/** The form that adds a file to the defence: a PDF or an image. */
export function ProofForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const body = new FormData();
    body.set("arquivo", file);
    setSending(true);
    setTrouble(null);
    const answer = await fetch(`/contestacoes/pedido/${orderId}/provas`, { method: "POST", body }).catch(() => null);
    const result = (await answer?.json().catch(() => null)) as { ok: boolean; form?: string } | null;
    target.value = "";
    setSending(false);
    if (!result?.ok) return setTrouble(result?.form ?? (answer?.status === 413 ? "O arquivo precisa ter até 900 KB." : FAILED));
    showToast("Arquivo guardado na defesa.");
    onDone();
  }

  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        name="arquivo"
        aria-label="Arquivo para a defesa"
        accept="application/pdf,image/png,image/jpeg"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void send(event)}
      />
      <Button loading={isSending} loadingLabel="Enviando…" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden /> Anexar um arquivo
      </Button>
      <p className="text-2xs text-muted">PDF, PNG ou JPG, até 900 KB.</p>
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
    </div>
  );
}
