import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { writeCommentFn } from "../functions.ts";
import { commentMessages } from "../messages.ts";
import { LONGEST_COMMENT } from "../rules.ts";

/** Says something under a post; what was typed stays when the answer is no. */
export function CommentForm({ post: { id, slug } }: { post: { id: number; slug: string } }) {
  const [words, setWords] = useState("");
  const [isSending, setSending] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const [refused, setRefused] = useState<keyof typeof commentMessages | null>(null);
  const [isDone, setDone] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const answer = await writeCommentFn({ data: { postId: id, comentario: words } }).catch(() => null);
    setSending(false);
    setMistake(answer && !answer.ok ? (answer.fields?.["comentario"] ?? null) : null);
    setRefused(answer?.ok || (answer && answer.fields?.["comentario"]) ? null : (answer?.reason ?? "unavailable"));
    if (answer?.ok) setDone(true);
  }

  if (isDone)
    return (
      <output className="mt-6 block">
        <Note tone="positive">Recebemos. Aparece aqui depois que alguém da Autoria ler.</Note>
      </output>
    );
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-6 grid gap-3">
      {refused && (
        <Note
          tone="danger"
          role="alert"
          action={
            refused === "signed_out" && (
              <RouterLink href={`/auth/login?volta=${encodeURIComponent(`/blog/${slug}`)}`} className="link font-semibold">
                Entrar
              </RouterLink>
            )
          }
        >
          {commentMessages[refused]}
        </Note>
      )}
      <Field label="Seu comentário" hint="Aparece com o seu primeiro nome. Não escreva contatos." error={mistake}>
        <Textarea
          name="comentario"
          rows={3}
          counted
          maxLength={LONGEST_COMMENT}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" loading={isSending} loadingLabel="Enviando…">
        Enviar comentário
      </Button>
    </form>
  );
}
