import type { FactsOf } from "#kit/answer.ts";
import { formatMoney } from "#kit/money.ts";
import { RefundButton } from "#modules/payments/refunds/ui/refund-button.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast.tsx";
import type { getAdminOrder } from "../../functions.ts";
import { CONFIRMED_FIRST } from "../../pending-acts/messages.ts";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { previewOrderRefund, refundOrder } from "../functions.ts";
import { refundLinesMessages } from "../messages.ts";

export type TwoPersons = FactsOf<typeof getAdminOrder>["twoPersons"];

type RefundLinesProps = { orderId: string; twoPersons: TwoPersons; onDone: () => void };

/** The administration gives items of an order back; of much, it says before that another owner confirms. */
export function RefundLines({ orderId, twoPersons: { hasOther, aboveCents, givenCents, waiting }, onDone }: RefundLinesProps) {
  if (waiting.includes(orderId)) return <WaitsNote />;
  const before = givenCents > 0 ? `, com os ${formatMoney(givenCents)} já devolvidos por nós deste pedido` : "";
  return (
    <RefundButton
      orderId={orderId}
      admin={{
        preview: previewOrderRefund,
        give: (data) => refundOrder({ data }),
        messages: refundLinesMessages,
        noteOf: (cents) =>
          hasOther &&
          cents + givenCents > aboveCents && (
            <Note tone="warning">{`É mais de ${formatMoney(aboveCents)}${before}. ${CONFIRMED_FIRST}`}</Note>
          ),
        onGiven: (answer) => showToast(doneWords(answer, "Reembolso pedido.")),
      }}
      onDone={onDone}
    />
  );
}
