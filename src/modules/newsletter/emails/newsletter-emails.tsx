import { listOf } from "#kit/format.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { CONFIRM_DAYS, TOPIC_WORDS } from "../rules.ts";
import type { alreadyInEmail, confirmEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const REASON = "Você recebeu esta mensagem porque este e-mail foi escrito no formulário da carta da Autoria.";

/** To an address somebody wrote in the form: nobody is in before the link is pressed. */
export const writeConfirm = ({ path, topics }: FactsOf<typeof confirmEmail>): EmailMessage => ({
  subject: "Confirme que quer receber a carta da Autoria",
  body: (
    <EmailLayout preview="Falta um clique" title="Falta um clique" siteUrl={env.publicUrl} reason={REASON}>
      <EmailText>
        Você pediu a carta da Autoria sobre {listOf(topics.map((topic) => TOPIC_WORDS[topic].name))}. Confirme em até{" "}
        {CONFIRM_DAYS} dias.
      </EmailText>
      <EmailButton href={env.publicUrl + path}>Confirmar</EmailButton>
      <EmailText muted>Não foi você? Não precisa fazer nada: sem o clique, não escrevemos mais.</EmailText>
    </EmailLayout>
  ),
});

/** To who asked again and is in already. */
export const writeAlreadyIn = ({ path }: FactsOf<typeof alreadyInEmail>): EmailMessage => ({
  subject: "Você já recebe a carta da Autoria",
  body: (
    <EmailLayout preview="Nada mudou" title="Você já está na lista" siteUrl={env.publicUrl} reason={REASON}>
      <EmailText>Pediram de novo a carta para este e-mail, e ele já a recebe. Nada mudou.</EmailText>
      <EmailButton href={env.publicUrl + path}>Escolher assuntos ou sair</EmailButton>
    </EmailLayout>
  ),
});
