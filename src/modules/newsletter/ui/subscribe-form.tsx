import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Note } from "#ui/note.tsx";
import { useForm } from "#ui/use-form.ts";
import { TextInput } from "#ui/text-input.tsx";
import { askNewsletter } from "../functions.ts";
import { newsletterMessages } from "../messages.ts";
import { CONSENT_VERSION, consentWords, type Topic } from "../rules.ts";
import { TopicChoices } from "./topic-choices.tsx";

/** Asks for the emails. Whoever asks hears the same, whatever is known of the address. */
export function SubscribeForm() {
  const [email, setEmail] = useState("");
  const [topics, setTopics] = useState<Topic[]>([]);
  const [agrees, setAgrees] = useState(false);
  const [site, setSite] = useState("");
  const state = useForm(newsletterMessages, newsletterMessages.unavailable, { name: "carta" });
  const { mistakes } = state;
  const [isRequested, setRequested] = useState(false);

  async function send() {
    const missing = {
      ...(!email.trim() && { email: "Escreva o seu e-mail." }),
      ...(topics.length === 0 && { topics: "Escolha ao menos um assunto." }),
      ...(!agrees && { consent: "Marque que quer receber." }),
    };
    if (Object.keys(missing).length > 0) return state.refuse(missing);
    if (await state.send(() => askNewsletter({ data: { email, topics, consent: CONSENT_VERSION, site } }))) setRequested(true);
  }

  if (isRequested)
    return (
      <output className="block">
        <Note tone="positive" title="Falta um clique.">
          Se {email} ainda não recebe a newsletter, acabamos de mandar um e-mail para confirmar. Não chegou em alguns minutos?
          Veja no spam ou na aba de promoções.
          <div className="mt-2">
            <Button size="sm" onClick={() => setRequested(false)}>
              Usar outro e-mail
            </Button>
          </div>
        </Note>
      </output>
    );
  return (
    <Form state={state} onSubmit={send} className="grid gap-5">
      <Field label="E-mail" error={mistakes.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <TopicChoices chosen={topics} onChosen={setTopics} error={mistakes.topics} />
      <div className="grid gap-1.5">
        <Checkbox
          name="consent"
          checked={agrees}
          aria-invalid={mistakes.consent ? true : undefined}
          aria-describedby={mistakes.consent ? "consentimento-error" : undefined}
          onChange={(event) => setAgrees(event.target.checked)}
        >
          {consentWords()}
        </Checkbox>
        {mistakes.consent && <FieldError id="consentimento-error">{mistakes.consent}</FieldError>}
      </div>
      <input
        name="site"
        value={site}
        onChange={(event) => setSite(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        className="hidden"
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start"
        loading={state.isBusy}
        loadingLabel="Enviando…"
      >
        Quero receber
      </Button>
    </Form>
  );
}
