import { formatDate, formatWeekdayDate } from "#kit/date-format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { ApplicationNews, applicationEmail } from "../schema.ts";

type Facts = typeof applicationEmail extends EmailKind<infer P> ? P : never;

const SUBJECTS: Record<ApplicationNews, (storeName: string) => string> = {
  enviada: (store) => `Recebemos a solicitação da loja ${store}`,
  pedir_ajustes: (store) => `Falta um ajuste na solicitação da loja ${store}`,
  aprovada: (store) => `A loja ${store} está aberta`,
  recusada: (store) => `A solicitação da loja ${store} não foi aprovada`,
};

/** Beside the subject in a list of messages, and so never its words. */
const PREVIEWS: Record<ApplicationNews, string> = {
  enviada: "Nossa equipe lê e responde por e-mail. Você já pode preparar até três materiais.",
  pedir_ajustes: "Veja o que mudar. O resto do que você escreveu continua guardado.",
  aprovada: "Publique o primeiro material e faça o cadastro para receber.",
  recusada: "Veja o motivo e o que dá para fazer.",
};

const BUTTONS: Record<ApplicationNews, { path: string; label: string }> = {
  enviada: { path: "/painel/quero-ser-autor", label: "Acompanhar a solicitação" },
  pedir_ajustes: { path: "/painel/quero-ser-autor", label: "Fazer os ajustes" },
  aprovada: { path: "/painel", label: "Ver os primeiros passos" },
  recusada: { path: "/painel/quero-ser-autor", label: "Ver a resposta" },
};

/** Where an application to sell went. */
export const writeApplicationNews = (facts: Facts): EmailMessage => {
  const { news, storeName } = facts;
  const subject = SUBJECTS[news](storeName);
  return {
    subject,
    body: (
      <EmailLayout
        preview={PREVIEWS[news]}
        title={subject}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque pediu para vender na Autoria com esta conta."
      >
        <Words {...facts} />
        <EmailButton href={env.publicUrl + BUTTONS[news].path}>{BUTTONS[news].label}</EmailButton>
      </EmailLayout>
    ),
  };
};

function Words({ name, news, answerBy, asks, reason, retryAt }: Facts) {
  const hello = `Oi, ${firstName(name)}.`;
  if (news === "enviada")
    return (
      <>
        <EmailText>
          {hello} Nossa equipe vai ler sua solicitação
          {answerBy && ` até ${formatWeekdayDate(new Date(answerBy))}`} e responder por e-mail.
        </EmailText>
        <EmailText>
          Enquanto isso, você já pode preparar até três materiais. Eles só aparecem na feira depois da aprovação.
        </EmailText>
      </>
    );
  if (news === "pedir_ajustes")
    return (
      <>
        <EmailText>{hello} Lemos sua solicitação. Antes de aprovar, pedimos para mudar:</EmailText>
        {asks.map((ask) => (
          <EmailText key={ask.item}>
            <b>{ask.item}.</b> {ask.note}
          </EmailText>
        ))}
        <EmailText muted>O resto do que você escreveu continua guardado.</EmailText>
      </>
    );
  if (news === "aprovada")
    return (
      <>
        <EmailText>{hello} Sua solicitação foi aprovada e sua loja já existe na feira.</EmailText>
        <EmailText>Agora faltam três coisas: o cadastro para receber, o primeiro material e a vitrine da loja.</EmailText>
      </>
    );
  return (
    <>
      <EmailText>
        {hello} Desta vez não aprovamos sua solicitação. O motivo: {reason}
      </EmailText>
      {retryAt && (
        <EmailText>
          Você pode pedir de novo a partir de {formatDate(new Date(retryAt))}. O que você escreveu fica guardado.
        </EmailText>
      )}
      <EmailText muted>Se achar que nos enganamos, responda a esta mensagem.</EmailText>
    </>
  );
}
