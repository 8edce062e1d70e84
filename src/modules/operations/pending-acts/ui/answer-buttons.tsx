import { type ReactNode, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { useAskAgain } from "#ui/ask-again.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { confirmActFn, refuseActFn, withdrawActFn } from "../functions.ts";
import { pendingActMessages } from "../messages.ts";

type ActProps = { actId: string; title: string; onDone: () => Promise<void> };

/** Confirms what another person wants: it is done at once. */
export function ConfirmAct({ actId, title, onDone }: ActProps) {
  return (
    <Question
      label="Confirmar"
      variant="primary"
      question="Confirmar e fazer agora?"
      effect={`${title}. Vale no mesmo instante, e fica no registro com o seu nome.`}
      confirmLabel="Confirmar e fazer"
      done="Confirmado e feito."
      act={() => confirmActFn({ data: { actId } })}
      onDone={onDone}
    />
  );
}

/** Who asked gives it up. */
export function WithdrawAct({ actId, title, onDone }: ActProps) {
  return (
    <Question
      label="Desistir"
      variant="secondary"
      question="Desistir?"
      effect={`${title}. Nada muda, e ninguém mais pode confirmar.`}
      confirmLabel="Desistir"
      done="Você desistiu. Nada mudou."
      act={() => withdrawActFn({ data: { actId } })}
      onDone={onDone}
    />
  );
}

export function RefuseAct({ actId, title, onDone }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  return (
    <>
      <Button size="sm" variant="danger-outline" onClick={() => setAsking(true)}>
        Recusar
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Recusar?"
        effect={`${title}. Nada muda, e quem pediu lê o motivo.`}
        confirmLabel="Recusar"
        isDangerous
        messages={pendingActMessages}
        act={(motivo) => confirmed(() => refuseActFn({ data: { actId, motivo } }))}
        onDone={() => {
          setAsking(false);
          showToast("Recusado. Nada mudou.");
          void onDone();
        }}
      />
      {dialog}
    </>
  );
}

type QuestionProps = {
  label: string;
  variant: "primary" | "secondary";
  question: string;
  effect: string;
  confirmLabel: string;
  done: string;
  act: () => Promise<ActAnswer>;
  onDone: () => Promise<void>;
};

function Question({ label, variant, question, act, done, onDone, ...controls }: QuestionProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  const close = () => setAsking(false);
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog open={isAsking} onClose={close} title={question} description={controls.effect}>
        {isAsking && (
          <QuestionForm
            confirmLabel={controls.confirmLabel}
            onClose={close}
            act={() => confirmed(act)}
            onDone={() => {
              close();
              showToast(done);
              void onDone();
            }}
          />
        )}
      </Dialog>
      {dialog}
    </>
  );
}

const FAILED = "Não sabemos se isto foi feito. Atualize a página antes de tentar de novo.";

type QuestionFormProps = { confirmLabel: string; onClose: () => void; act: () => Promise<ActAnswer | null>; onDone: () => void };

function QuestionForm({ confirmLabel, onClose, act, onDone }: QuestionFormProps): ReactNode {
  const askAgain = useAskAgain();
  const state = useForm(pendingActMessages, FAILED, { name: "confirmacao" });

  async function send(): Promise<void> {
    if (await state.send(() => askAgain(act))) onDone();
  }

  return (
    <Form state={state} onSubmit={send} className="flex flex-wrap justify-end gap-2">
      <Button variant="ghost" onClick={onClose}>
        Voltar
      </Button>
      <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Registrando…">
        {confirmLabel}
      </Button>
    </Form>
  );
}
