import { brand } from "#kit/brand/brand.ts";
import { formatWeekdayDate } from "#kit/date-format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { TOPIC_WORDS } from "../messages.ts";
import type { contactArrivedEmail, contactReceiptEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

/** To who wrote: that it arrived, and until when it is answered. */
export const writeContactReceipt = editableEmail<FactsOf<typeof contactReceiptEmail>>({
  key: "contato.recibo",
  label: "Recebemos a sua mensagem",
  when: "Alguém escreve pela página de contato.",
  reason: () => `Você recebeu esta mensagem porque este e-mail foi escrito no formulário de contato ${brand.of}.`,
  variables: {
    nome: firstNameOf("name"),
    numero: { label: "o número da mensagem", isMandatory: true, of: ({ number }) => String(number) },
    assunto: { label: "o assunto que a pessoa escolheu", isMandatory: true, of: ({ topic }) => TOPIC_WORDS[topic] },
    se_nao_foi: mandatoryWords("Não foi você quem escreveu? Não precisa fazer nada."),
    prazo: {
      label: "até que dia respondemos, com ponto no fim",
      isMandatory: true,
      of: ({ answerBy }) => formatWeekdayDate(new Date(answerBy)),
    },
  },
  original: {
    subject: "Recebemos a sua mensagem nº {{numero}}",
    preview: "Respondemos até {{prazo}}",
    title: "Recebemos a sua mensagem",
    body: [
      "Oi, {{nome}}. Sua mensagem tem o número {{numero}} e o assunto é: {{assunto}}.",
      "Nossa equipe lê e responde neste e-mail até {{prazo}}",
      "> {{se_nao_foi}}",
      "{{botao}}",
    ],
    button: "Ver a ajuda",
  },
  button: { path: "/ajuda" },
  sample: { name: "Marina Teles", number: 1042, topic: "compra", answerBy: "2026-03-20T12:12:00Z" },
});

/** To the platform: that somebody waits. */
export const writeContactArrived = ({ number, topic, answerBy }: FactsOf<typeof contactArrivedEmail>): EmailMessage => ({
  subject: `Mensagem nº ${number}: ${TOPIC_WORDS[topic]}`,
  body: (
    <EmailLayout
      preview={`Responder até ${formatWeekdayDate(new Date(answerBy))}`}
      title={`Alguém escreveu para ${brand.the}`}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque este é o e-mail de contato ${brand.of}.`}
    >
      <EmailText>
        A mensagem nº {number} espera resposta até {formatWeekdayDate(new Date(answerBy))} Assunto: {TOPIC_WORDS[topic]}.
      </EmailText>
      <EmailText muted>O texto e o contato de quem escreveu estão em Sistema. Cada leitura fica registrada.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/admin/interno`}>Abrir Sistema</EmailButton>
    </EmailLayout>
  ),
});
