import type { AnswerOf } from "#kit/answer.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { type getAccountSettings, saveProfileFn } from "../../settings/functions.ts";
import { useCall } from "../use-call.ts";

type ProfileBlockProps = { facts: AnswerOf<typeof getAccountSettings>; onChanged: () => void };

/** The name, which the person changes, and the document, which they only recognise. */
export function ProfileBlock({ facts, onChanged }: ProfileBlockProps) {
  const { ask, form, isBusy, notice, errors, forgive } = useCall();

  async function save(typed: FormData) {
    if (!(await ask(() => saveProfileFn({ data: { name: formText(typed, "name") } })))) return;
    showToast("Nome salvo.");
    onChanged();
  }

  return (
    <Panel title="Seus dados" data-section="perfil">
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-4"
        onInput={() => forgive("name")}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save(new FormData(event.currentTarget));
        }}
      >
        {notice && (
          <Note tone="danger" role="alert">
            {notice}
          </Note>
        )}
        <Field label="Nome" error={errors.name} hint="Aparece nos recibos e nas mensagens. Os recibos já emitidos não mudam.">
          <TextInput key={facts.name} name="name" autoComplete="name" defaultValue={facts.name} />
        </Field>
        <dl className="text-sm">
          <dt className="text-xs font-semibold">CPF ou CNPJ</dt>
          <dd className="tn mt-1">{facts.document ?? "Pedimos na sua primeira compra."}</dd>
        </dl>
        <Button type="submit" variant="primary" className="justify-self-start" loading={isBusy} loadingLabel="Salvando…">
          Salvar
        </Button>
      </form>
    </Panel>
  );
}
