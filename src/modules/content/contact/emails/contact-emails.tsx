import { formatWeekdayDate } from "#kit/date-format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { TOPIC_WORDS } from "../rules.ts";
import type { contactArrivedEmail, contactReceiptEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

/** To who wrote: that it arrived, and until when it is answered. */
export const writeContactReceipt = ({ name, number, topic, answerBy }: FactsOf<typeof contactReceiptEmail>): EmailMessage => ({
  subject: `Recebemos a sua mensagem nº ${number}`,
  body: (
    <EmailLayout
      preview={`Respondemos até ${formatWeekdayDate(new Date(answerBy))}`}
      title="Recebemos a sua mensagem"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque este e-mail foi escrito no formulário de contato da Autoria."
    >
      <EmailText>
        Oi, {firstName(name)}. Sua mensagem tem o número {number} e o assunto é: {TOPIC_WORDS[topic]}.
      </EmailText>
      <EmailText>Nossa equipe lê e responde neste e-mail até {formatWeekdayDate(new Date(answerBy))}</EmailText>
      <EmailText muted>Não foi você quem escreveu? Não precisa fazer nada.</EmailText>
      <EmailButton href={`${env.publicUrl}/ajuda`}>Ver a ajuda</EmailButton>
    </EmailLayout>
  ),
});

/** To the platform: that somebody waits. */
export const writeContactArrived = ({ number, topic, answerBy }: FactsOf<typeof contactArrivedEmail>): EmailMessage => ({
  subject: `Mensagem nº ${number}: ${TOPIC_WORDS[topic]}`,
  body: (
    <EmailLayout
      preview={`Responder até ${formatWeekdayDate(new Date(answerBy))}`}
      title="Alguém escreveu para a Autoria"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque este é o e-mail de contato da Autoria."
    >
      <EmailText>
        A mensagem nº {number} espera resposta até {formatWeekdayDate(new Date(answerBy))} Assunto: {TOPIC_WORDS[topic]}.
      </EmailText>
      <EmailText muted>O texto e o contato de quem escreveu estão na sala de máquinas. A leitura fica no registro.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/admin/interno`}>Abrir a sala de máquinas</EmailButton>
    </EmailLayout>
  ),
});
