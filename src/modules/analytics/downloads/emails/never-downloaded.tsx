import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { neverDownloadedEmail } from "../schema.ts";

type Facts = typeof neverDownloadedEmail extends EmailKind<infer P> ? P : never;

/** What somebody bought and has not opened yet. */
export const writeNeverDownloaded = (
  { buyerName, authorName, titles }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject:
    titles.length === 1 ? `“${titles[0]}” espera na sua biblioteca` : `${titles.length} materiais esperam na sua biblioteca`,
  body: (
    <EmailLayout
      preview={titles.join(", ")}
      title={titles.length === 1 ? "Um material seu ainda não foi aberto" : "Materiais seus ainda não foram abertos"}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque levou materiais de ${authorName} na Autoria. Ela vem uma vez só por compra.`}
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. O que você levou de {authorName} continua na sua biblioteca, pronto para baixar quando quiser:
      </EmailText>
      {titles.map((title, index) => (
        <EmailText key={index}>{title}</EmailText>
      ))}
      <EmailButton href={`${env.publicUrl}/painel/pedidos`} showAddress>
        Abrir minha biblioteca
      </EmailButton>
      <EmailText muted>Não abre no seu aparelho? Escreva na página do pedido: quem vendeu ajuda.</EmailText>
    </EmailLayout>
  ),
});
