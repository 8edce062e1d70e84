import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { AppealKind } from "../rules.ts";
import type { appealDecidedEmail } from "../schema.ts";

type Facts = typeof appealDecidedEmail extends EmailKind<infer P> ? P : never;

const OF_KIND: Record<AppealKind, string> = {
  produto: "o material",
  avaliacao: "a avaliação",
  pergunta: "a pergunta",
  comentario: "o comentário",
  perfil: "o perfil público",
  lista: "a lista",
  loja: "a sua loja",
};

const BACK: Partial<Record<AppealKind, string>> = {
  produto: "o material não está mais bloqueado",
  perfil: "você pode abri-lo de novo",
  lista: "você pode compartilhá-la de novo, com outro endereço",
  loja: "a advertência foi retirada",
};

/** To who asked that a decision be looked at again: what came of it. */
export const writeAppealDecided = ({ name, kind, subject, upheld, reason }: Facts): EmailMessage => {
  const outcome = upheld
    ? `Olhamos de novo e voltamos atrás: ${BACK[kind] ?? "está no ar"}.`
    : "Olhamos de novo e a decisão continua.";
  return {
    subject: `Seu pedido de revisão sobre ${OF_KIND[kind]} foi decidido`,
    body: (
      <EmailLayout
        preview={outcome}
        title="Seu pedido de revisão foi decidido"
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque pediu a revisão de uma decisão da Autoria."
      >
        <EmailText>Oi, {firstName(name)}. Você pediu que olhássemos de novo:</EmailText>
        <EmailText muted>{subject}</EmailText>
        <EmailText>
          {outcome} O motivo: {reason}
        </EmailText>
      </EmailLayout>
    ),
  };
};
