import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { askNewsletter } from "../functions.ts";
import { newsletterMessages } from "../messages.ts";
import { CONSENT_VERSION, CONSENT_WORDS, type Topic } from "../rules.ts";
import { TopicChoices } from "./topic-choices.tsx";

type Mistakes = { email?: string; topics?: string; consent?: string };

/** Asks for the emails. Whoever asks hears the same, whatever is known of the address. */
export function SubscribeForm() {
  const [email, setEmail] = useState("");
  const [topics, setTopics] = useState<Topic[]>([]);
  const [agrees, setAgrees] = useState(false);
  const [site, setSite] = useState("");
  const [isSending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isRequested, setRequested] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(!email.trim() && { email: "Escreva o seu e-mail." }),
      ...(topics.length === 0 && { topics: "Escolha ao menos um assunto." }),
      ...(!agrees && { consent: "Marque que quer receber." }),
    };
    setMistakes(missing);
    setTrouble(null);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    const answer = await askNewsletter({ data: { email, topics, consent: CONSENT_VERSION, site } }).catch(() => null);
    setSending(false);
    if (answer?.ok) return setRequested(true);
    const fields: Mistakes = answer?.fields ?? {};
    setMistakes(fields);
    if (!fields.email && !fields.topics && !fields.consent) setTrouble(newsletterMessages[answer?.reason ?? "unavailable"]);
  }

  if (isRequested)
    return (
      <output className="block">
        <Note tone="positive" title="Falta um clique.">
          Se {email} ainda não recebe a carta, acabamos de mandar um e-mail para confirmar. Não chegou em alguns minutos? Veja no
          spam ou na aba de promoções.
          <div className="mt-2">
            <Button size="sm" onClick={() => setRequested(false)}>
              Usar outro e-mail
            </Button>
          </div>
        </Note>
      </output>
    );
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
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
          aria-describedby={mistakes.consent ? "consentimento-error" : undefined}
          onChange={(event) => setAgrees(event.target.checked)}
        >
          {CONSENT_WORDS}
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
        loading={isSending}
        loadingLabel="Enviando…"
      >
        Quero receber
      </Button>
    </form>
  );
}
