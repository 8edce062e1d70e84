import { useId, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { sendContactFn } from "../functions.ts";
import { contactMessages, TOPIC_WORDS } from "../messages.ts";
import { CONTACT_TOPICS, type ContactTopic, LONGEST_MESSAGE } from "../rules.ts";
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
  const state = useForm(contactMessages, contactMessages.unavailable, { name: "contato" });
  const { mistakes, isBusy } = state;

  async function send(typed: FormData) {
    const data = {
      nome: formText(typed, "nome"),
      email: formText(typed, "email"),
      assunto: formText(typed, "assunto") as ContactTopic,
      mensagem: formText(typed, "mensagem"),
      pedido: formText(typed, "pedido") || null,
      site: formText(typed, "site"),
      requestKey,
    };
    const sent = await state.send(() => sendContactFn({ data }));
    if (sent) onSent(sent.value);
  }

  const fieldId = (name: string): string => `${id}-${name}`;
  return (
    <Form state={state} onSubmit={send} summary={fieldId} className="grid gap-5">
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
          defaultValue={wanted && `Procurei por “${wanted}” ${brand.in} e não achei. Queria um material assim: `}
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
        <Button type="submit" variant="primary" size="lg" loading={isBusy} loadingLabel="Enviando…">
          Enviar mensagem
        </Button>
        <p className="mt-3 text-2xs text-muted">
          Guardamos a mensagem para responder.{" "}
          <a href="/politica-de-privacidade" className="link">
            Política de privacidade
          </a>
        </p>
      </div>
    </Form>
  );
}
