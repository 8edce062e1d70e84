import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { saveProfileWordsFn } from "../functions.ts";
import { profileMessages } from "../messages.ts";
import { BYLINE_LENGTH, SHOWN_NAME_LENGTH } from "../rules.ts";
import type { OwnProfile } from "../schema.ts";

/** How a person is read: their name, their areas, and what signs their reviews. */
export function ProfileWordsForm({ profile, onChanged }: { profile: OwnProfile; onChanged: () => void }) {
  const state = useForm(profileMessages, profileMessages.unavailable, { name: "perfil-publico" });
  const { mistakes } = state;

  async function save(typed: FormData) {
    const data = { shownName: formText(typed, "shownName"), areas: formText(typed, "areas"), byline: formText(typed, "byline") };
    if (!(await state.send(() => saveProfileWordsFn({ data })))) return;
    showToast("Salvo.");
    onChanged();
  }

  return (
    <Form state={state} onSubmit={save} className="grid gap-4">
      <Field label="Nome ou apelido" hint="É o título da página. Não precisa ser o nome da sua conta." error={mistakes.shownName}>
        <TextInput name="shownName" maxLength={SHOWN_NAME_LENGTH} autoComplete="nickname" defaultValue={profile.shownName} />
      </Field>
      <Field
        label="Áreas"
        optional
        hint="Até seis, separadas por vírgula: Matemática, 5º ano, artesanato."
        error={mistakes.areas}
      >
        <TextInput name="areas" maxLength={300} autoComplete="off" defaultValue={profile.areas.join(", ")} />
      </Field>
      <Field
        label="Assinatura das avaliações"
        optional
        hint="“Professora do 3º ano” no lugar do nome, em todas as suas avaliações. Vale com o perfil aberto ou fechado."
        error={mistakes.byline}
      >
        <TextInput name="byline" maxLength={BYLINE_LENGTH} autoComplete="off" defaultValue={profile.byline} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Salvando…">
          Salvar
        </Button>
      </div>
    </Form>
  );
}
