import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { answerQuestionFn } from "../functions.ts";
import { answerMessages } from "../messages.ts";
import { ANSWER_MAX } from "../rules.ts";
import type { InboxQuestion } from "../schema.ts";

/** One question with its answer, or the place to write it. */
export function InboxItem({ question, onAnswered }: { question: InboxQuestion; onAnswered: () => void }) {
  const { id, body, askerName, requestedAt, answer, product } = question;
  const [isWriting, setWriting] = useState(false);
  return (
    <li className="grid gap-2 py-4">
      <p className="text-xs text-muted">
        {askerName}, <time dateTime={requestedAt}>{formatDate(new Date(requestedAt))}</time>, sobre{" "}
        <RouterLink href={`/produto/${product.slug}#pergunta-${id}`} className="link">
          {product.title}
        </RouterLink>
      </p>
      <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
        {body}
      </p>
      {answer && !isWriting && (
        <p dir="auto" className="rounded-ctl bg-well px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
          {answer.body}
        </p>
      )}
      {isWriting ? (
        <AnswerForm
          question={question}
          onClose={() => setWriting(false)}
          onDone={() => {
            setWriting(false);
            onAnswered();
          }}
        />
      ) : (
        <div>
          <Button
            size="sm"
            onClick={() => setWriting(true)}
            aria-label={`${answer ? "Mudar a resposta" : "Responder"}: ${body.slice(0, 80)}`}
          >
            {answer ? "Mudar a resposta" : "Responder"}
          </Button>
        </div>
      )}
    </li>
  );
}

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

type AnswerFormProps = { question: InboxQuestion; onClose: () => void; onDone: () => void };

function AnswerForm({ question: { id, answer, askerName }, onClose, onDone }: AnswerFormProps) {
  const [text, setText] = useState(answer?.body ?? "");
  const state = useForm(answerMessages, answerMessages.unavailable, { name: `resposta-a-${id}` });

  async function send() {
    if (!(await state.send(() => answerQuestionFn({ data: { questionId: id, resposta: text } })))) return;
    showToast(answer ? "Resposta mudada" : "Resposta publicada");
    onDone();
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-3">
      <Field
        label="Sua resposta"
        hint={
          answer
            ? "A nova resposta toma o lugar da antiga."
            : `${askerName} recebe por e-mail, e todos leem na página do material.`
        }
        error={state.mistakes.resposta}
      >
        <Textarea
          name="resposta"
          rows={3}
          maxLength={ANSWER_MAX}
          counted
          ref={focusOnce}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" loading={state.isBusy} loadingLabel="Publicando…">
          Publicar resposta
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
