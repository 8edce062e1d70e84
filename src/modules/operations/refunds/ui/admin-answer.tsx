import { brand } from "#kit/brand/brand.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import type { OrderRefund } from "#modules/delivery/ui/order-facts.ts";
import { AnswerDialog } from "#modules/payments/refunds/ui/answer-dialog.tsx";
import type { ActAnswer } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { CONFIRMED_FIRST } from "../../pending-acts/messages.ts";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { decideRefundFn, settleByHandFn } from "../functions.ts";
import { decideMessages, payMessages } from "../messages.ts";
import type { TwoPersons } from "./refund-lines.tsx";

type AdminAnswerProps = { refund: OrderRefund; twoPersons: TwoPersons; onDone: () => void };

/** The platform's actions on a refund: decide one under approval, pay one that the provider did not make. */
export function AdminAnswer({ refund, twoPersons, onDone }: AdminAnswerProps) {
  const { confirmed, dialog } = useStepUp();
  const decide = (approves: boolean) => (reason: string) =>
    confirmed(() => decideRefundFn({ data: { refundId: refund.id, approves, reason } }));
  const pay = (paidBy: "plataforma" | "transferencia") => (note: string) =>
    confirmed(() => settleByHandFn({ data: { refundId: refund.id, paidBy, note } }));
  const say = (done: string) => (answer: Extract<ActAnswer, { ok: true }>) => {
    showToast(doneWords(answer, done));
    onDone();
  };
  if (twoPersons.waiting.includes(refund.id)) return <WaitsNote />;
  const isLarge = refund.amountCents > twoPersons.aboveCents;
  const whenLarge = twoPersons.hasOther && isLarge ? ` ${CONFIRMED_FIRST}` : "";
  const always = twoPersons.hasOther ? ` ${CONFIRMED_FIRST}` : "";
  if (refund.status === "em_aprovacao") {
    return (
      <div className="flex flex-wrap gap-2">
        <AnswerDialog
          label="Aprovar"
          variant="primary"
          title="Aprovar o reembolso?"
          description={`O dinheiro volta a quem comprou. Os dois lados leem o motivo.${whenLarge}`}
          field="Motivo"
          confirm="Aprovar"
          messages={decideMessages}
          onDone={say("Reembolso aprovado.")}
          send={decide(true)}
        />
        <AnswerDialog
          label="Não aprovar"
          title="Negar o reembolso?"
          description="O valor continua com o autor. Os dois lados leem o motivo."
          field="Motivo"
          confirm="Negar"
          messages={decideMessages}
          onDone={say("Reembolso negado.")}
          send={decide(false)}
        />
        {dialog}
      </div>
    );
  }
  if (refund.status !== "manual") return null;
  return (
    <div className="flex flex-wrap gap-2">
      <AnswerDialog
        label={`Pagar do saldo ${brand.of}`}
        variant="primary"
        title={`Pagar do saldo ${brand.of}?`}
        description={`A Pagar.me devolve a quem comprou, do saldo ${brand.of}. A parte do autor sai do saldo dele; o que faltar vira débito.${always}`}
        field="Motivo"
        confirm="Pagar"
        messages={payMessages}
        onDone={say("O pagamento foi pedido à Pagar.me.")}
        send={pay("plataforma")}
      />
      <AnswerDialog
        label="Já transferi"
        title="Registrar a transferência?"
        description={`Use depois de transferir o valor a quem comprou pela conta bancária ${brand.of}.${always}`}
        field="Comprovante"
        hint="O código da transferência, e para quem foi."
        confirm="Registrar"
        messages={payMessages}
        onDone={say("Transferência registrada.")}
        send={pay("transferencia")}
      />
      {dialog}
    </div>
  );
}
