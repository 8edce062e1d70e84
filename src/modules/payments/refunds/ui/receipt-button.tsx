import { FileDown } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { resendReceiptFn } from "../functions.ts";

const WORDS = {
  idle: "",
  sending: "",
  sent: "Enviamos o recibo para o seu e-mail.",
  failed: "Não conseguimos enviar agora. Tente de novo em instantes.",
};

/** Downloads the receipt as PDF, or sends it by e-mail again, in the order's current state. */
export function ReceiptButton({ orderId }: { orderId: string }) {
  const [state, setState] = useState<keyof typeof WORDS>("idle");

  async function send(): Promise<void> {
    setState("sending");
    const answer = await resendReceiptFn({ data: { orderId } }).catch(() => null);
    setState(answer?.ok ? "sent" : "failed");
  }

  return (
    <div className="mt-4 grid justify-items-start gap-1.5">
      <div className="flex flex-wrap gap-2">
        <a href={`/recibos/${orderId}`} download className={buttonClass({ variant: "soft", size: "sm" })}>
          <FileDown aria-hidden />
          Recibo em PDF
        </a>
        <Button variant="soft" size="sm" loading={state === "sending"} loadingLabel="Enviando…" onClick={() => void send()}>
          Reenviar recibo
        </Button>
      </div>
      <output className="text-2xs text-muted">{WORDS[state]}</output>
    </div>
  );
}
