import { type FormEvent, useId, useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { refusalSentence } from "#ui/refusal-sentence.ts";
import { formText } from "#ui/form-text.ts";
import { Note } from "#ui/note.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { sendContactFn } from "../functions.ts";
import { contactMessages } from "../messages.ts";
import { CONTACT_TOPICS, type ContactTopic, LONGEST_MESSAGE, TOPIC_WORDS } from "../rules.ts";
import type { ContactPage } from "../schema.ts";

type ContactFormProps = {
  page: ContactPage;
  topic: ContactTopic | undefined;
  /** What was looked for and not found: the message begins by it. */
  wanted: string | undefined;
  onSent: (sent: { number: number; answerBy: string }) => void;
};

/** Nothing typed is lost when the answer is no; sent twice, it is one message. */
export function ContactForm({ page: { person, orders, chosen }, topic, wanted, onSent }: ContactFormProps) {
  const id = useId();
  const [requestKey] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setSending(true);
    setTrouble(null);
    const answer = await sendContactFn({
      data: {
        nome: formText(typed, "nome"),
        email: formText(typed, "email"),
        assunto: formText(typed, "assunto") as ContactTopic,
        mensagem: formText(typed, "mensagem"),
        pedido: formText(typed, "pedido") || null,
        site: formText(typed, "site"),
        requestKey,
      },
    }).catch(() => null);
    setSending(false);
    if (answer?.ok) return onSent(answer.value);
    setMistakes(answer?.fields ?? {});
    setRefusals((before) => before + 1);
    if (!answer?.fields || answer.fields.form) setTrouble(refusalSentence(answer, contactMessages, contactMessages.unavailable));
  }

  const fieldId = (name: string): string => `${id}-${name}`;
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      <ErrorSummary
        refusals={refusals}
        mistakes={Object.entries(mistakes)
          .filter(([name]) => name !== "form")
          .map(([name, message]) => ({ fieldId: fieldId(name), message }))}
      />
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      <Field label="Assunto" id={fieldId("assunto")} error={mistakes.assunto}>
        <Select name="assunto" defaultValue={topic ?? ""}>
          <option value="">Escolha</option>
          {CONTACT_TOPICS.map((one) => (
            <option key={one} value={one}>
              {TOPIC_WORDS[one]}
            </option>
          ))}
        </Select>
      </Field>
      {orders.length > 0 && (
        <Field label="Pedido" optional id={fieldId("pedido")} error={mistakes.pedido}>
          <Select name="pedido" defaultValue={chosen ?? ""}>
            <option value="">Nenhum em especial</option>
            {orders.map(({ id: orderId, number, at, titles }) => (
              <option key={orderId} value={orderId}>
                {orderNumber(number)}, {formatDate(new Date(at))}: {titles}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Mensagem" id={fieldId("mensagem")} error={mistakes.mensagem}>
        <Textarea
          name="mensagem"
          rows={6}
          maxLength={LONGEST_MESSAGE}
          defaultValue={wanted && `Procurei por “${wanted}” na Autoria e não achei. Queria um material assim: `}
        />
      </Field>
      <Field label="Nome" id={fieldId("nome")} error={mistakes.nome}>
        <TextInput name="nome" autoComplete="name" defaultValue={person?.name ?? ""} />
      </Field>
      <Field label="E-mail para a resposta" id={fieldId("email")} error={mistakes.email}>
        <TextInput name="email" type="email" inputMode="email" autoComplete="email" defaultValue={person?.email ?? ""} />
      </Field>
      <div aria-hidden className="absolute -left-[9999px]">
        <label>
          Não preencha
          <input name="site" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" variant="primary" size="lg" loading={isSending} loadingLabel="Enviando…">
          Enviar mensagem
        </Button>
        <p className="mt-3 text-2xs text-muted">
          Guardamos a mensagem para responder.{" "}
          <a href="/politica-de-privacidade" className="link">
            Política de privacidade
          </a>
        </p>
      </div>
    </form>
  );
}
