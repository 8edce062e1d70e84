import { brand } from "#kit/brand/brand.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { formText } from "#ui/form-text.ts";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { changeRecipientEmailFn } from "../functions.ts";
import { recipientMessages } from "../messages.ts";

type EmailDialogProps = { open: boolean; onClose: () => void; onChanged: () => void };

/** The form for the address to which the provider writes, with step-up. */
export function EmailDialog({ open, onClose, onChanged }: EmailDialogProps) {
  const state = useForm(recipientMessages, recipientMessages.unknown, { name: "email-do-cadastro" });
  const { confirmed, dialog } = useStepUp();

  async function change(typed: FormData) {
    const email = formText(typed, "email");
    if (!(await state.send(() => confirmed(() => changeRecipientEmailFn({ data: { email } }))))) return;
    showToast("E-mail do cadastro trocado.");
    onChanged();
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Trocar o e-mail do cadastro"
        description={`É para ele que a Pagar.me escreve quando precisa de um documento seu. O e-mail da sua conta ${brand.in} não muda.`}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              Voltar
            </Button>
            <Button variant="primary" type="submit" form="email-do-cadastro" loading={state.isBusy} loadingLabel="Trocando…">
              Trocar e-mail
            </Button>
          </>
        }
      >
        <Form id="email-do-cadastro" state={state} onSubmit={change} className="grid gap-4">
          <Field label="E-mail novo" error={state.mistakes.email}>
            <TextInput name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} />
          </Field>
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
