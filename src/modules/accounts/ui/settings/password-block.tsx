import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { requestResetFn } from "../../functions.ts";
import { changePasswordFn } from "../../settings/functions.ts";
import { PasswordField } from "../password-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useStepUp } from "../use-step-up.tsx";

type PasswordBlockProps = { email: string; hasPassword: boolean; canProve: boolean; onChanged: () => void };

/** Another password, or the first one: at once for who can prove who they are, else by a link to their own box. */
export function PasswordBlock({ email, hasPassword, canProve, onChanged }: PasswordBlockProps) {
  return (
    <Panel id="senha" title="Senha" data-section="senha" className="scroll-mt-20">
      {canProve ? <NewPassword email={email} hasPassword={hasPassword} onChanged={onChanged} /> : <FirstPassword email={email} />}
    </Panel>
  );
}

function NewPassword({ email, hasPassword, onChanged }: Omit<PasswordBlockProps, "canProve">) {
  const state = useAccountForm({ name: "trocar-senha" });
  const { confirmed, dialog } = useStepUp();
  const [turn, setTurn] = useState(0);

  async function save(typed: FormData) {
    const data = { password: formText(typed, "password") };
    if (!(await state.send(() => confirmed(() => changePasswordFn({ data }))))) return;
    setTurn(turn + 1);
    showToast("Senha salva. As outras sessões terminaram.");
    onChanged();
  }

  return (
    <>
      <Form key={turn} state={state} onSubmit={save} className="grid gap-4">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Senha nova"
          autoComplete="new-password"
          error={state.mistakes.password}
          hint="Pelo menos 8 caracteres. Três palavras que só você juntaria são uma boa senha."
        />
        <Button type="submit" className="justify-self-start" loading={state.isBusy} loadingLabel="Salvando…">
          {hasPassword ? "Trocar senha" : "Criar senha"}
        </Button>
      </Form>
      {dialog}
    </>
  );
}

function FirstPassword({ email }: { email: string }) {
  const state = useAccountForm({ name: "primeira-senha" });
  const [isSent, setSent] = useState(false);

  async function send() {
    if (await state.send(() => requestResetFn({ data: { email } }))) setSent(true);
  }

  return (
    <div className="grid justify-items-start gap-4">
      {state.trouble && (
        <Note tone="danger" role="alert">
          {state.trouble}
        </Note>
      )}
      <p className="text-sm">
        Sua conta ainda não tem senha: você entra por código. Com uma, dá para trocar o e-mail e ligar a verificação em duas
        etapas.
      </p>
      <Button loading={state.isBusy} loadingLabel="Enviando…" onClick={() => void send()}>
        Receber link para criar senha
      </Button>
      <output className="text-sm empty:hidden">
        {isSent && (
          <Note tone="positive" title="Mensagem enviada.">
            Veja a caixa de <span className="wrap-anywhere">{email}</span>, e também o spam. O link vale por 30 minutos.
          </Note>
        )}
      </output>
    </div>
  );
}
