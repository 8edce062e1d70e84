import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import type { OrderRefund } from "#modules/delivery/ui/order-facts.ts";
import { Button } from "#ui/button.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { escalateProblemFn } from "../functions.ts";
import { answerMessages } from "../messages.ts";

const FAILED = "Não conseguimos registrar agora. Tente de novo.";

/** The button by which the buyer appeals against the author's refusal. */
export function EscalateButton({ refund }: { refund: OrderRefund }) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (refund.status !== "em_aprovacao" || refund.waitingFor !== "comprador") return null;

  async function escalate(): Promise<void> {
    setSending(true);
    const answer = await escalateProblemFn({ data: { refundId: refund.id } }).catch(() => null);
    setSending(false);
    if (answer?.ok) await router.invalidate({ sync: true });
    else setTrouble(refusalSentence(answer, answerMessages, FAILED));
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="primary" size="sm" loading={isSending} loadingLabel="Registrando…" onClick={() => void escalate()}>
        {`Pedir a decisão ${brand.of}`}
      </Button>
      <output className="text-2xs text-danger">{trouble}</output>
    </div>
  );
}
