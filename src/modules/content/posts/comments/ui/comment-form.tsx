import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Note } from "#ui/note.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useForm } from "#ui/use-form.ts";
import { writeCommentFn } from "../functions.ts";
import { commentMessages } from "../messages.ts";
import { LONGEST_COMMENT } from "../rules.ts";

/** Says something under a post; what was typed stays when the answer is no. */
export function CommentForm({ postId: id }: { postId: number }) {
  const [words, setWords] = useState("");
  const state = useForm(commentMessages, commentMessages.unavailable, { name: `comentario-${id}` });
  const [isDone, setDone] = useState(false);

  async function send() {
    if (await state.send(() => writeCommentFn({ data: { postId: id, comentario: words } }))) setDone(true);
  }

  if (isDone)
    return (
      <output className="mt-6 block">
        <Note tone="positive">{`Recebemos. Seu comentário aparece aqui depois que a equipe ${brand.of} analisar.`}</Note>
      </output>
    );
  return (
    <Form state={state} onSubmit={send} className="mt-6 grid gap-3">
      <Field
        label="Seu comentário"
        hint="Aparece com o seu primeiro nome. Não escreva contatos."
        error={state.mistakes.comentario}
      >
        <Textarea
          name="comentario"
          rows={3}
          counted
          maxLength={LONGEST_COMMENT}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" loading={state.isBusy} loadingLabel="Enviando…">
        Enviar comentário
      </Button>
    </Form>
  );
}
