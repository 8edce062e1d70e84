import { useState } from "react";
import { formatFullDateTime } from "#kit/date-format.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { reviewMessages } from "#modules/payouts/withdrawals/messages.ts";
import { WithdrawalStatusPill } from "#modules/payouts/withdrawals/ui/withdrawal-status-pill.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { showToast } from "#ui/toast.tsx";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { CONFIRMED_FIRST } from "../../pending-acts/messages.ts";
import { decideWithdrawalFn, getWithdrawalsToDecide } from "../functions.ts";
import { decideMessages } from "../messages.ts";

type ToDecide = AnswerOf<typeof getWithdrawalsToDecide>;
type WithdrawalToDecide = ToDecide["withdrawals"][number];
type Decision = "aprovar" | "recusar" | "reenviar" | "desistir";
const WORDS: Record<Decision, { button: string; title: string; what: string; done: string }> = {
  aprovar: {
    button: "Aprovar",
    title: "Aprovar este saque?",
    what: "A transferência sai em instantes.",
    done: "Saque aprovado.",
  },
  recusar: {
    button: "Recusar",
    title: "Recusar este saque?",
    what: "O valor volta inteiro para o saldo; o motivo vai no e-mail.",
    done: "Saque recusado.",
  },
  reenviar: {
    button: "Enviar de novo",
    title: "Enviar de novo?",
    what: "Só quando a Pagar.me confirmar que a transferência não existe: enviar o que já saiu paga duas vezes.",
    done: "O saque foi enviado de novo.",
  },
  desistir: {
    button: "Devolver ao saldo",
    title: "Devolver ao saldo?",
    what: "Só quando a Pagar.me confirmar que a transferência não existe.",
    done: "O valor voltou ao saldo da loja.",
  },
};
const CHOICES: Record<WithdrawalToDecide["status"], Decision[]> = {
  em_revisao: ["aprovar", "recusar"],
  desconhecido: ["reenviar", "desistir"],
};

type Requested = { of: WithdrawalToDecide; decision: Decision; isConfirmedFirst: boolean };

/**
 * Withdrawals that wait for a decision, with the reason and the time; each decision requires step-up and a reason, and is
 * audited.
 */
export function DecideWithdrawals() {
  const state = useSection(() => getWithdrawalsToDecide());
  const [requested, setRequested] = useState<Requested | null>(null);
  return (
    <Section
      name="withdrawals"
      subject="os saques que esperam"
      state={state}
      skeleton={<Skeleton className="after-300ms h-24" />}
    >
      {({ withdrawals, waiting, hasOther }) => (
        <>
          {withdrawals.length === 0 && <p className="text-sm text-muted">Nenhum saque espera uma decisão.</p>}
          <ul className="divide-y divide-line">
            {withdrawals.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
                <div className="grid gap-1">
                  <span className="flex flex-wrap items-center gap-2">
                    <b className="font-semibold">{one.storeName}</b>
                    <Money cents={one.amountCents} />
                    <WithdrawalStatusPill status={one.status} />
                  </span>
                  <span className="text-xs text-muted">
                    Desde {formatFullDateTime(one.since)}
                    {one.risk.length > 0 && `: ${one.risk.map((cause) => reviewMessages[cause]).join("; ")}`}
                    {!one.isRipe && ". A decisão abre quando a busca na Pagar.me terminar"}.
                  </span>
                  {waiting.includes(one.id) && <WaitsNote />}
                </div>
                {!waiting.includes(one.id) && (
                  <div className="flex flex-wrap gap-2">
                    {CHOICES[one.status].map((decision) => (
                      <Button
                        key={decision}
                        size="sm"
                        disabled={!one.isRipe}
                        onClick={() =>
                          setRequested({ of: one, decision, isConfirmedFirst: hasOther && one.status === "desconhecido" })
                        }
                      >
                        {WORDS[decision].button}
                      </Button>
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ul>
          {requested && <Ask requested={requested} onClose={() => setRequested(null)} onDone={state.reload} />}
        </>
      )}
    </Section>
  );
}

function Ask({
  requested: { of, decision, isConfirmedFirst },
  onClose,
  onDone,
}: {
  requested: Requested;
  onClose: () => void;
  onDone: () => void;
}) {
  const { confirmed, dialog } = useStepUp();
  const state = useForm(decideMessages, decideMessages.unavailable, {
    name: `saque-${decision}-${of.id}`,
    nameOf: () => "motivo",
  });
  const { title, what, button, done } = WORDS[decision];

  async function decide(typed: FormData) {
    const data = { withdrawalId: of.id, decision, reason: formText(typed, "motivo") };
    const decided = await state.send(() => confirmed(() => decideWithdrawalFn({ data })));
    if (!decided) return;
    showToast(doneWords(decided, done));
    onClose();
    onDone();
  }

  return (
    <Dialog open onClose={onClose} title={title} description={isConfirmedFirst ? `${what} ${CONFIRMED_FIRST}` : what}>
      <Form state={state} onSubmit={decide} className="grid gap-4">
        <p className="text-sm">
          {of.storeName}: <Money cents={of.amountCents} />
        </p>
        <Field label="Motivo" hint="Fica no registro, com o seu nome e a hora." error={state.mistakes.motivo}>
          <Textarea name="motivo" rows={3} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            type="submit"
            variant={decision === "recusar" ? "danger" : "primary"}
            loading={state.isBusy}
            loadingLabel="Decidindo…"
          >
            {button}
          </Button>
        </div>
      </Form>
      {dialog}
    </Dialog>
  );
}
