import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { saveProfileWordsFn } from "../functions.ts";
import { BYLINE_LENGTH, SHOWN_NAME_LENGTH } from "../rules.ts";
import type { OwnProfile } from "../schema.ts";
import { useProfileChange } from "./use-profile-change.ts";

/** How a person is read: their name, their areas, and what signs their reviews. */
export function ProfileWordsForm({ profile, onChanged }: { profile: OwnProfile; onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, fields, sentence, change } = useProfileChange(onChanged);

  async function save() {
    if (!form.current || isBusy) return;
    const typed = new FormData(form.current);
    const data = { shownName: formText(typed, "shownName"), areas: formText(typed, "areas"), byline: formText(typed, "byline") };
    if (await change(() => saveProfileWordsFn({ data }))) return showToast("Salvo.");
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {sentence && (
        <Note tone="danger" role="alert">
          {sentence}
        </Note>
      )}
      <Field label="Nome ou apelido" hint="É o título da página. Não precisa ser o nome da sua conta." error={fields.shownName}>
        <TextInput name="shownName" maxLength={SHOWN_NAME_LENGTH} autoComplete="nickname" defaultValue={profile.shownName} />
      </Field>
      <Field label="Áreas" optional hint="Até seis, separadas por vírgula: Matemática, 5º ano, artesanato." error={fields.areas}>
        <TextInput name="areas" maxLength={300} autoComplete="off" defaultValue={profile.areas.join(", ")} />
      </Field>
      <Field
        label="Assinatura das avaliações"
        optional
        hint="“Professora do 3º ano” no lugar do nome, em todas as suas avaliações. Vale com o perfil aberto ou fechado."
        error={fields.byline}
      >
        <TextInput name="byline" maxLength={BYLINE_LENGTH} autoComplete="off" defaultValue={profile.byline} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel="Salvando…">
          Salvar
        </Button>
      </div>
    </form>
  );
}
