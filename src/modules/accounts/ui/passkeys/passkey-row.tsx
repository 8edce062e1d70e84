import { Fingerprint, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { removePasskeyFn, renamePasskeyFn } from "../../passkeys/functions.ts";
import { PASSKEY_NAME_LENGTH } from "../../passkeys/rules.ts";
import type { PasskeyRow as Passkey } from "../../passkeys/schema.ts";
import { DialogForm } from "../dialog-form.tsx";
import { useAccountForm } from "../use-account-form.ts";
import type { useStepUp } from "../use-step-up.tsx";

type PasskeyRowProps = {
  passkey: Passkey;
  confirmed: ReturnType<typeof useStepUp>["confirmed"];
  onChanged: () => void;
};

/** One key: where it is, since when, when it last opened the account; another name for it, or its end. */
export function PasskeyRow({ passkey, confirmed, onChanged }: PasskeyRowProps) {
  const [requested, setRequested] = useState<"name" | "end" | null>(null);
  const naming = useAccountForm({ name: `chave-${passkey.id}` });
  const ending = useAccountForm({ name: `remover-chave-${passkey.id}` });
  const passkeyId = passkey.id;

  const close = () => setRequested(null);
  function done(words: string) {
    close();
    showToast(words);
    onChanged();
  }
  async function rename(typed: FormData) {
    const data = { passkeyId, name: formText(typed, "name") };
    if (await naming.send(() => renamePasskeyFn({ data }))) done("Nome salvo.");
  }
  async function end() {
    if (await ending.send(() => confirmed(() => removePasskeyFn({ data: { passkeyId } })))) done("Chave de acesso apagada.");
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <Fingerprint aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold wrap-anywhere">{passkey.name}</p>
        <p className="text-xs text-muted">{usedWords(passkey)}</p>
      </div>
      <IconButton label={`Mudar o nome de ${passkey.name}`} onClick={() => setRequested("name")}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`Apagar ${passkey.name}`} onClick={() => setRequested("end")}>
        <Trash2 aria-hidden />
      </IconButton>
      <Dialog open={requested === "name"} onClose={close} title="Nome da chave">
        <DialogForm state={naming} onSubmit={rename} onClose={close} closeLabel="Cancelar" action="Salvar" actionBusy="Salvando…">
          <Field label="Nome" error={naming.mistakes.name}>
            <TextInput key={passkey.name} name="name" maxLength={PASSKEY_NAME_LENGTH} defaultValue={passkey.name} />
          </Field>
        </DialogForm>
      </Dialog>
      <Dialog
        open={requested === "end"}
        onClose={close}
        role="alertdialog"
        title="Apagar esta chave?"
        description="Ela deixa de abrir a sua conta. No aparelho ela continua na lista de senhas até você apagá-la lá também."
        actions={
          <>
            <Button onClick={close}>Voltar</Button>
            <Button variant="danger" loading={ending.isBusy} loadingLabel="Apagando…" onClick={() => void end()}>
              Apagar
            </Button>
          </>
        }
      >
        {ending.trouble && <p role="alert">{ending.trouble}</p>}
      </Dialog>
    </li>
  );
}

function usedWords({ createdAt, lastUsedAt, isSynced }: Passkey): string {
  const made = `Criada em ${formatDate(createdAt)}`;
  const used = lastUsedAt ? `usada em ${formatDate(lastUsedAt)}` : "ainda sem uso";
  return `${made}, ${used}. ${isSynced ? "Vai com você para seus outros aparelhos." : "Só neste aparelho."}`;
}
