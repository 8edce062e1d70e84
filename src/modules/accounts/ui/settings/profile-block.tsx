import type { AnswerOf } from "#kit/answer.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { type getAccountSettings, saveProfileFn } from "../../settings/functions.ts";
import { useAccountForm } from "../use-account-form.ts";

type ProfileBlockProps = { facts: AnswerOf<typeof getAccountSettings>; onChanged: () => void };

/** The name, which the person changes, and the document, which they only recognise. */
export function ProfileBlock({ facts, onChanged }: ProfileBlockProps) {
  const state = useAccountForm({ name: "seus-dados" });

  async function save(typed: FormData) {
    if (!(await state.send(() => saveProfileFn({ data: { name: formText(typed, "name") } })))) return;
    showToast("Nome salvo.");
    onChanged();
  }

  return (
    <Panel title="Seus dados" data-section="perfil">
      <Form state={state} onSubmit={save} className="grid gap-4">
        <Field
          label="Nome"
          error={state.mistakes.name}
          hint="Aparece nos recibos e nas mensagens. Os recibos já emitidos não mudam."
        >
          <TextInput key={facts.name} name="name" autoComplete="name" defaultValue={facts.name} />
        </Field>
        <dl className="text-sm">
          <dt className="text-xs font-semibold">CPF ou CNPJ</dt>
          <dd className="tn mt-1">{facts.document ?? "Pedimos na sua primeira compra."}</dd>
        </dl>
        <Button type="submit" variant="primary" className="justify-self-start" loading={state.isBusy} loadingLabel="Salvando…">
          Salvar
        </Button>
      </Form>
    </Panel>
  );
}
