import { useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { askEmailCorrection, correctOrderEmail } from "../functions.ts";
import { correctionMessages } from "../messages.ts";

const FAILED = "Não tivemos resposta. Confira se o pedido já mudou antes de tentar de novo.";

/** Moves an order to the right e-mail in two steps: the address, and the code sent to it. */
export function CorrectEmailButton({ orderId, email }: { orderId: string; email: string }) {
  const router = useRouter();
  const formId = useId();
  const { confirmed, dialog } = useStepUp();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useForm(correctionMessages, FAILED, {
    name: `email-do-pedido-${orderId}`,
    fieldOf: { wrong_code: "code", same_email: "email" },
  });

  function close(): void {
    setOpen(false);
    setSentTo(null);
    state.clear();
  }

  async function submit(typed: FormData): Promise<void> {
    if (sentTo === null) {
      const address = formText(typed, "email").trim();
      const ask = () => askEmailCorrection({ data: { orderId, email: address } });
      if (await state.send(() => confirmed(ask))) setSentTo(address);
      return;
    }
    const data = { orderId, email: sentTo, code: formText(typed, "code") };
    const done = await state.send(() => confirmed(() => correctOrderEmail({ data })));
    if (!done) return;
    close();
    showToast(`O pedido agora é de ${sentTo}.`);
    // The signed-in person may be another one from here on, so everything is loaded again.
    if (done.value.isStillMine) await router.invalidate({ sync: true });
    else await router.navigate({ to: "/painel/pedidos" });
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Corrigir e-mail
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Corrigir o e-mail do pedido"
        description={
          sentTo === null
            ? "O recibo e os arquivos passam para o e-mail certo. Avisamos os dois endereços."
            : `Enviamos um código de 6 números para ${sentTo}. Ele prova que o e-mail é seu.`
        }
        actions={
          <>
            <Button variant="ghost" onClick={sentTo === null ? close : () => setSentTo(null)}>
              {sentTo === null ? "Voltar" : "Trocar o e-mail"}
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={state.isBusy} loadingLabel="Conferindo…">
              {sentTo === null ? "Enviar código" : "Passar o pedido"}
            </Button>
          </>
        }
      >
        <Form id={formId} state={state} onSubmit={submit} className="grid gap-4">
          {sentTo === null ? (
            <Field key="email" label="E-mail certo" hint={`Hoje está em ${email}.`} error={state.mistakes.email}>
              <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
            </Field>
          ) : (
            <Field key="code" label="Código" error={state.mistakes.code}>
              <CodeInput />
            </Field>
          )}
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
