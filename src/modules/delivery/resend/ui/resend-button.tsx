import { Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { resendAccessFn } from "../functions.ts";
import { resentWords } from "../messages.ts";

/** Writes again to who bought one sale. */
export function ResendButton({ itemId }: { itemId: string }) {
  const [words, setWords] = useState("");
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    const answer = await resendAccessFn({ data: { itemIds: [itemId] } }).catch(() => null);
    setSending(false);
    const result = answer?.ok ? answer.value[0]?.result : undefined;
    setWords(result ? `${resentWords[result]}.` : "Não conseguimos enviar agora. Tente de novo em instantes.");
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="soft" loading={isSending} loadingLabel="Enviando…" onClick={() => void send()}>
        <Mail aria-hidden />
        Reenviar acesso
      </Button>
      <output className="text-2xs text-muted">{words}</output>
    </div>
  );
}
