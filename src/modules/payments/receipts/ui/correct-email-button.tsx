import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { askEmailCorrection, correctOrderEmail } from "../functions.ts";
import { correctionMessages } from "../messages.ts";

const FAILED = "Não sabemos se isto foi feito. Atualize a página e confira antes de tentar de novo.";

type Refused = { ok: false; reason: string; fields?: Record<string, string> };
type Answer = { ok: true } | Refused;

/** Brings an order to the right e-mail in two steps: the address, and the code that came to it. */
export function CorrectEmailButton({ orderId, email }: { orderId: string; email: string }) {
  const router = useRouter();
  const formId = useId();
  const { confirmed, dialog } = useStepUp();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function close(): void {
    setOpen(false);
    setSentTo(null);
    setErrors({});
  }

  async function call<A extends Answer>(ask: () => Promise<A>): Promise<Extract<A, { ok: true }> | null> {
    setSending(true);
    setErrors({});
    const answer = await confirmed(ask).catch(() => ({ ok: false as const, reason: "failed", fields: undefined }));
    setSending(false);
    if (answer === null) return null;
    if (answer.ok) return answer as Extract<A, { ok: true }>;
    const refused: Refused | null = answer.reason === "failed" ? null : (answer as Refused);
    const field = refused?.reason === "wrong_code" ? "code" : refused?.reason === "same_email" ? "email" : "form";
    setErrors(refused?.fields ?? { [field]: refusalSentence(refused, correctionMessages, FAILED) });
    return null;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (sentTo === null) {
      const typed = formText(form, "email").trim();
      if (await call(() => askEmailCorrection({ data: { orderId, email: typed } }))) setSentTo(typed);
      return;
    }
    const done = await call(() => correctOrderEmail({ data: { orderId, email: sentTo, code: formText(form, "code") } }));
    if (!done) return;
    close();
    showToast(`O pedido agora é de ${sentTo}.`);
    // Who is signed in may be another person from here on: everything is read again.
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
            <Button variant="primary" type="submit" form={formId} loading={isSending} loadingLabel="Conferindo…">
              {sentTo === null ? "Enviar código" : "Passar o pedido"}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {errors.form && (
            <Note tone="danger" role="alert">
              {errors.form}
            </Note>
          )}
          {sentTo === null ? (
            <Field key="email" label="E-mail certo" hint={`Hoje está em ${email}.`} error={errors.email}>
              <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
            </Field>
          ) : (
            <Field key="code" label="Código" error={errors.code}>
              <CodeInput />
            </Field>
          )}
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
