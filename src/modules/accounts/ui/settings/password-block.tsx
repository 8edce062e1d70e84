import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { requestResetFn } from "../../functions.ts";
import { changePasswordFn } from "../../settings/functions.ts";
import { PasswordField } from "../password-field.tsx";
import { type Call, useCall } from "../use-call.ts";
import { useStepUp } from "../use-step-up.tsx";

type PasswordBlockProps = { email: string; hasPassword: boolean; canProve: boolean; onChanged: () => void };

/** Another password, or the first one: at once for who can prove who they are, else by a link to their own box. */
export function PasswordBlock({ email, hasPassword, canProve, onChanged }: PasswordBlockProps) {
  return (
    <Panel title="Senha" data-section="senha">
      {canProve ? <NewPassword email={email} hasPassword={hasPassword} onChanged={onChanged} /> : <FirstPassword email={email} />}
    </Panel>
  );
}

function NewPassword({ email, hasPassword, onChanged }: Omit<PasswordBlockProps, "canProve">) {
  const call = useCall();
  const { confirmed, dialog } = useStepUp();
  const [turn, setTurn] = useState(0);
  const { form, isBusy, errors, forgive } = call;

  async function save(typed: FormData) {
    const data = { password: formText(typed, "password") };
    if (!(await call.ask(async () => (await confirmed(() => changePasswordFn({ data }))) ?? GIVEN_UP))) return;
    setTurn(turn + 1);
    showToast("Senha salva. As outras sessões terminaram.");
    onChanged();
  }

  return (
    <>
      <form
        key={turn}
        ref={form}
        method="post"
        noValidate
        className="grid gap-4"
        onInput={() => forgive("password")}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save(new FormData(event.currentTarget));
        }}
      >
        <Notice call={call} />
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Senha nova"
          autoComplete="new-password"
          error={errors.password}
          hint="Pelo menos 8 caracteres. Três palavras que só você juntaria são uma boa senha."
        />
        <Button type="submit" className="justify-self-start" loading={isBusy} loadingLabel="Salvando…">
          {hasPassword ? "Trocar senha" : "Criar senha"}
        </Button>
      </form>
      {dialog}
    </>
  );
}

function FirstPassword({ email }: { email: string }) {
  const call = useCall();
  const [isSent, setSent] = useState(false);

  async function send() {
    if (await call.ask(() => requestResetFn({ data: { email } }))) setSent(true);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Notice call={call} />
      <p className="text-sm">
        Sua conta ainda não tem senha: você entra por código. Com uma, dá para trocar o e-mail e ligar a verificação em duas
        etapas.
      </p>
      <Button loading={call.isBusy} loadingLabel="Enviando…" onClick={() => void send()}>
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

const Notice = ({ call }: { call: Call }) =>
  call.notice && (
    <Note tone="danger" role="alert">
      {call.notice}
    </Note>
  );

const GIVEN_UP = { ok: false as const, reason: "step_up_needed" as const };
