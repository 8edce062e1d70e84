import { useRef, useState } from "react";
import { useRefusalFocus } from "#ui/use-refusal-focus.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { useStepUp } from "../../../accounts/ui/use-step-up.tsx";
import { requestBankChangeFn } from "../functions.ts";
import { bankMessages } from "../messages.ts";
import type { AccountField, AccountForm } from "../rules.ts";
import { AccountLines } from "./account-lines.tsx";

type ChangeDialogProps = { open: boolean; hours: number; onClose: () => void; onDone: () => void };

/** The new account, and who is asking; what is wrong stays beside its field and nothing typed is lost. */
export function ChangeDialog({ open, hours, onClose, onDone }: ChangeDialogProps) {
  const [form, setForm] = useState<AccountForm>({ account_type: "corrente" });
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { confirmed, dialog } = useStepUp();
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLFormElement>(null);

  useRefusalFocus(box, refusals);

  const change = (field: AccountField, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setMistakes((before) => (before[field] ? { ...before, [field]: "" } : before));
  };

  async function send() {
    setSending(true);
    setTrouble(null);
    const answer = await confirmed(() =>
      requestBankChangeFn({ data: { form } }).catch(() => ({
        ok: false as const,
        reason: "unavailable" as const,
        fields: undefined,
      })),
    );
    setSending(false);
    if (answer === null) return;
    if (answer.ok) {
      setForm({ account_type: "corrente" });
      setMistakes({});
      return onDone();
    }
    const { form: whole, ...named } = answer.fields ?? {};
    setMistakes(named);
    setTrouble(whole ?? (Object.keys(named).length > 0 ? null : bankMessages[answer.reason]));
    setRefusals((count) => count + 1);
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
            <Button variant="primary" type="submit" form="trocar-conta" loading={isSending} loadingLabel="Enviando…">
              Pedir a troca
            </Button>
          </>
        }
      >
        <form
          id="trocar-conta"
          ref={box}
          noValidate
          method="post"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending) void send();
          }}
        >
          {trouble && (
            <Note tone="danger" role="alert">
              {trouble}
            </Note>
          )}
          <AccountLines of={{ form, mistakes, change }} saved={{}} />
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
