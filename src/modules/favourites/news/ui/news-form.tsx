import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { PickWords } from "#modules/catalog/picking/ui/pick-words.tsx";
import { usePicking } from "#modules/catalog/picking/ui/use-picking.ts";
import { findNewsProducts, postNewsFn } from "../functions.ts";
import { newsMessages } from "../messages.ts";
import { NEWS_LENGTHS } from "../rules.ts";
import type { FollowersPage } from "../schema.ts";

type NewsFormProps = { page: FollowersPage; isOpen: boolean; onDone: () => Promise<void> };

/** Something to tell everybody who follows the store, once a day. */
export function NewsForm({ page: { followers, byLetter, hasPostedToday, products }, isOpen, onDone }: NewsFormProps) {
  const state = useForm(newsMessages, newsMessages.unavailable, { name: "novidade" });
  const [body, setBody] = useState("");
  const picking = usePicking(products, (words) => findNewsProducts({ data: { words } }));

  async function send(typed: FormData) {
    const productId = Number(formText(typed, "productId")) || null;
    if (!(await state.send(() => postNewsFn({ data: { title: formText(typed, "title"), body, productId } })))) return;
    state.form.current?.reset();
    setBody("");
    showToast("Novidade no ar. Estamos avisando quem segue.");
    await onDone();
  }

  if (!isOpen) return <p className="text-sm text-muted">{newsMessages.closed}</p>;
  if (hasPostedToday) return <p className="text-sm text-muted">{newsMessages.today}</p>;
  return (
    <Form state={state} onSubmit={send} className="grid gap-5">
      <Field label="Título" error={state.mistakes.title}>
        <TextInput name="title" maxLength={NEWS_LENGTHS.title} autoComplete="off" />
      </Field>
      <Field
        label="Novidade"
        error={state.mistakes.body}
        hint="Sem links, e-mail ou telefone. Aparece também em “Sobre”, na sua loja."
      >
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
        <Field label="Material" optional error={state.mistakes.productId}>
          <Select name="productId" defaultValue="">
            <option value="">Nenhum: abrir a loja</option>
            {picking.narrowed.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {picking.isLong && <PickWords picking={picking} className="-mt-2" />}
      <p className="text-xs text-muted">
        {plural(followers, "pessoa vê", "pessoas veem")} no sino
        {byLetter > 0 ? `, e ${plural(byLetter, "recebe", "recebem")} por e-mail` : ""}. Uma novidade por dia; depois de enviada,
        não dá para editar.
      </p>
      <div>
        <Button type="submit" variant="primary" loading={state.isBusy} loadingLabel="Enviando…">
          Contar a quem segue
        </Button>
      </div>
    </Form>
  );
}
