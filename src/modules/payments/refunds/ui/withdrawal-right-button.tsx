import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatMoney } from "#kit/money.ts";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { withdrawFromPurchaseFn } from "../functions.ts";
import type { PaymentMethod } from "../../../orders/rules/payment-methods.ts";
import { wayBackInShort } from "../../methods/methods.ts";
import { withdrawalRightMessages } from "../messages.ts";

const FAILED = "Não sabemos se a desistência foi registrada. Atualize a página e confira antes de tentar de novo.";

export type RefundableItem = {
  id: string;
  title: string;
  refundableCents: number;
  /** Deadline of the buyer's right to a refund. */ refundRightEndsAt: Date | null;
};
type WithdrawalRightButtonProps = { orderId: string; items: RefundableItem[]; method: PaymentMethod };

/** A button and a confirmation: the money is refunded and the files leave the library; of several items, all or some. */
export function WithdrawalRightButton({ orderId, items: all, method }: WithdrawalRightButtonProps) {
  const now = useNow();
  const items = all.filter(({ refundRightEndsAt }) => refundRightEndsAt && refundRightEndsAt > now);
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [left, setLeft] = useState<string[]>([]);
  const chosen = items.filter((item) => !left.includes(item.id));
  const amount = formatMoney(chosen.reduce((sum, item) => sum + item.refundableCents, 0));

  async function confirm(): Promise<void> {
    if (chosen.length === 0) return setTrouble("Escolha pelo menos um material.");
    setSending(true);
    setTrouble(null);
    const answer = await withdrawFromPurchaseFn({ data: { orderId, itemIds: chosen.map((item) => item.id) } }).catch(() => null);
    setSending(false);
    if (!answer?.ok) {
      setTrouble(refusalSentence(answer, withdrawalRightMessages, FAILED));
      return;
    }
    setAsking(false);
    await router.invalidate({ sync: true });
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
        description={`${amount} voltam para você. ${wayBackInShort(method)} Os arquivos saem da sua biblioteca agora.`}
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
        <div className="grid gap-3">
          {items.length > 1 && (
            <FieldGroup legend="Desistir de">
              {items.map((item) => (
                <Checkbox
                  key={item.id}
                  checked={!left.includes(item.id)}
                  onChange={(event) => {
                    setLeft(event.currentTarget.checked ? left.filter((id) => id !== item.id) : [...left, item.id]);
                  }}
                >
                  <span className="wrap-anywhere">{item.title}</span>, <Money cents={item.refundableCents} />
                </Checkbox>
              ))}
            </FieldGroup>
          )}
          {trouble && (
            <Note tone="danger" role="alert">
              {trouble}
            </Note>
          )}
        </div>
      </Dialog>
    </>
  );
}
