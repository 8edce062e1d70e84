import { useState } from "react";
import type { AnswerOf } from "#kit/answer.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { requestEmailChangeFn } from "../../email-change/functions.ts";
import type { getAccountSettings } from "../../settings/functions.ts";
import { DialogForm } from "../dialog-form.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useStepUp } from "../use-step-up.tsx";
import { EmailChangeNote } from "./email-change-note.tsx";

type EmailBlockProps = { facts: AnswerOf<typeof getAccountSettings>; onChanged: () => void };

/** The address that enters and receives, the way to another, and what is becoming of a change. */
export function EmailBlock({ facts, onChanged }: EmailBlockProps) {
  const state = useAccountForm({ name: "trocar-email" });
  const { confirmed, dialog } = useStepUp();
  const [isAsking, setAsking] = useState(false);
  const { email, emailChange } = facts;

  async function send(typed: FormData) {
    const data = { email: formText(typed, "email") };
    if (!(await state.send(() => confirmed(() => requestEmailChangeFn({ data }))))) return;
    setAsking(false);
    onChanged();
  }

  return (
    <Panel title="E-mail" data-section="email">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 text-sm">
            <p className="font-semibold wrap-anywhere">{email}</p>
            <p className="mt-0.5 text-2xs text-muted">É com ele que você entra e onde chegam os recibos.</p>
          </div>
          <Button onClick={() => setAsking(true)}>Trocar e-mail</Button>
        </div>
        {emailChange && <EmailChangeNote change={emailChange} onChanged={onChanged} />}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Trocar e-mail"
        description="Mandamos um link para o endereço novo e um aviso para o de agora. A troca só vale quando você confirmar."
      >
        <DialogForm
          state={state}
          onSubmit={send}
          onClose={() => setAsking(false)}
          closeLabel="Cancelar"
          action="Enviar link"
          actionBusy="Enviando…"
        >
          <Field label="Novo e-mail" error={state.mistakes.email}>
            <TextInput
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </DialogForm>
      </Dialog>
      {dialog}
    </Panel>
  );
}
