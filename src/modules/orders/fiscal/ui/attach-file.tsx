import { useRouter } from "@tanstack/react-router";
import { Paperclip } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { fiscalFileMessages } from "../messages.ts";
import { MAX_FISCAL_FILE_BYTES } from "../rules.ts";

const FAILED = "O arquivo não chegou. Tente de novo.";

/** Attaches the PDF or the XML of an issued document; the server detects the format from its bytes. */
export function AttachFile({ orderId }: { orderId: string }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function send(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (!file) return;
    if (file.size > MAX_FISCAL_FILE_BYTES) return setMistake(fiscalFileMessages.too_large);
    setBusy(true);
    setMistake(null);
    const body = new FormData();
    body.set("arquivo", file);
    const answer = await fetch(`/notas/${orderId}`, { method: "POST", body }).catch(() => null);
    const refusal: unknown = answer && !answer.ok ? await answer.json().catch(() => null) : null;
    setBusy(false);
    if (answer?.ok) return router.invalidate({ sync: true });
    setMistake(typeof refusal === "object" && refusal && "message" in refusal ? String(refusal.message) : FAILED);
  }

  return (
    <div className="grid justify-items-start gap-1">
      <input
        ref={input}
        type="file"
        name="arquivo"
        accept=".pdf,.xml,application/pdf,application/xml,text/xml"
        aria-label="PDF ou XML da nota"
        tabIndex={-1}
        onChange={(event) => void send(event)}
        className="sr-only"
      />
      <Button variant="soft" size="sm" loading={isBusy} loadingLabel="Enviando…" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden /> Anexar PDF ou XML
      </Button>
      {mistake ? (
        <p role="alert" className="text-2xs text-danger">
          {mistake}
        </p>
      ) : (
        <p className="text-2xs text-muted">Até 900 KB cada. Quem comprou baixa daqui e da página do pedido.</p>
      )}
    </div>
  );
}
