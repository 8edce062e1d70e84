import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { useStepUp } from "../../../accounts/ui/use-step-up.tsx";
import { requestBankChangeFn } from "../functions.ts";
import { bankMessages } from "../messages.ts";
import type { AccountField, AccountForm } from "../rules.ts";
import { AccountLines } from "./account-lines.tsx";

type ChangeDialogProps = { open: boolean; hours: number; onClose: () => void; onDone: () => void };

/** The form for a new account, with step-up; errors are shown beside their fields and typed text is preserved. */
export function ChangeDialog({ open, hours, onClose, onDone }: ChangeDialogProps) {
  const [form, setForm] = useState<AccountForm>({ account_type: "corrente" });
  const state = useForm(bankMessages, bankMessages.unavailable, { name: "conta-bancaria" });
  const { confirmed, dialog } = useStepUp();

  function change(field: AccountField, value: string): void {
    setForm((before) => ({ ...before, [field]: value }));
    state.forgive(field);
  }

  async function send() {
    if (!(await state.send(() => confirmed(() => requestBankChangeFn({ data: { form } }))))) return;
    setForm({ account_type: "corrente" });
    onDone();
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Trocar a conta para receber"
        description={`A conta nova precisa ser do mesmo CPF ou CNPJ e começa a valer em ${hours} horas. Avisamos por e-mail, com um jeito de desfazer.`}
        className="w-[min(600px,calc(100vw-32px))]"
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              Voltar
            </Button>
            <Button variant="primary" type="submit" form="trocar-conta" loading={state.isBusy} loadingLabel="Enviando…">
              Pedir a troca
            </Button>
          </>
        }
      >
        <Form id="trocar-conta" state={state} onSubmit={send} className="grid gap-4">
          <AccountLines of={{ form, mistakes: state.mistakes, change }} saved={{}} />
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
