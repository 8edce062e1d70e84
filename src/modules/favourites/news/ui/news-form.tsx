import { type FormEvent, useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { postNewsFn } from "../functions.ts";
import { newsMessages } from "../messages.ts";
import { NEWS_LENGTHS } from "../rules.ts";
import type { FollowersPage } from "../schema.ts";

type NewsFormProps = { page: FollowersPage; isOpen: boolean; onDone: () => Promise<void> };

/** Something to tell everybody who follows the store, once a day. */
export function NewsForm({ page: { followers, byLetter, hasPostedToday, products }, isOpen, onDone }: NewsFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [body, setBody] = useState("");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setErrors({});
    const productId = Number(formText(typed, "productId")) || null;
    const answer = await postNewsFn({ data: { title: formText(typed, "title"), body, productId } }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setErrors(answer?.fields ?? { form: newsMessages[answer?.reason ?? "unavailable"] });
    form.reset();
    setBody("");
    showToast("Novidade no ar. Estamos avisando quem segue.");
    await onDone();
  }

  if (!isOpen) return <p className="text-sm text-muted">{newsMessages.closed}</p>;
  if (hasPostedToday) return <p className="text-sm text-muted">{newsMessages.today}</p>;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Field label="Título" error={errors.title}>
        <TextInput name="title" maxLength={NEWS_LENGTHS.title} autoComplete="off" />
      </Field>
      <Field label="Novidade" error={errors.body} hint="Sem links, e-mail ou telefone. Aparece também em “Sobre”, na sua loja.">
        <Textarea
          name="body"
          rows={5}
          counted
          maxLength={NEWS_LENGTHS.body}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </Field>
      {products.length > 0 && (
        <Field label="Material" optional error={errors.productId}>
          <Select name="productId" defaultValue="">
            <option value="">Nenhum: levar à loja</option>
            {products.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p className="text-xs text-muted">
        {plural(followers, "pessoa vê", "pessoas veem")} no sino
        {byLetter > 0 ? `, e ${plural(byLetter, "recebe", "recebem")} por e-mail` : ""}. Uma novidade por dia; depois de enviada,
        não dá para editar.
      </p>
      <div>
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel="Enviando…">
          Contar a quem segue
        </Button>
      </div>
    </form>
  );
}
