import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { appealPath } from "../appeals/rules.ts";
import type { listUnsharedEmail, profileBlockedEmail, profileFreedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const OPENED_ONE = "Você recebeu esta mensagem porque abriu um perfil público na Autoria.";

/** A public profile was closed after a report. */
export const writeProfileBlocked = ({ name, reason, profileId }: FactsOf<typeof profileBlockedEmail>): EmailMessage => ({
  subject: "Seu perfil público foi fechado",
  body: (
    <EmailLayout preview={reason} title="Seu perfil público foi fechado" siteUrl={env.publicUrl} reason={OPENED_ONE}>
      <EmailText>
        Oi, {firstName(name)}. Depois de uma denúncia, a Autoria fechou a sua página pública. O motivo: {reason}
      </EmailText>
      <EmailText>
        Sua conta, suas compras e suas listas continuam como estavam. Se você não concorda, peça que olhemos de novo e diga por
        quê.
      </EmailText>
      <EmailButton href={env.publicUrl + appealPath("perfil", profileId)}>Pedir revisão</EmailButton>
    </EmailLayout>
  ),
});

/** The platform went back on having closed a public profile. */
export const writeProfileFreed = ({ name, reason }: FactsOf<typeof profileFreedEmail>): EmailMessage => ({
  subject: "Você pode abrir seu perfil público de novo",
  body: (
    <EmailLayout preview={reason} title="Seu perfil público pode abrir de novo" siteUrl={env.publicUrl} reason={OPENED_ONE}>
      <EmailText>
        Oi, {firstName(name)}. Olhamos de novo e voltamos atrás: a sua página pública não está mais fechada pela Autoria. O
        motivo: {reason}
      </EmailText>
      <EmailText>Ela continua fechada até você a abrir.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/configuracoes?aba=perfil-publico`}>Abrir meu perfil</EmailButton>
    </EmailLayout>
  ),
});

/** A list that was shared no longer is, after a report. */
export const writeListUnshared = ({ name, listName, reason, listId }: FactsOf<typeof listUnsharedEmail>): EmailMessage => ({
  subject: `Sua lista ${listName} deixou de ser compartilhada`,
  body: (
    <EmailLayout
      preview={reason}
      title="Uma lista sua deixou de ser compartilhada"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque compartilhou uma lista na Autoria."
    >
      <EmailText>
        Oi, {firstName(name)}. Depois de uma denúncia, a Autoria parou de mostrar a sua lista {listName} a quem tinha o endereço.
        O motivo: {reason}
      </EmailText>
      <EmailText>
        A lista continua guardada, só para você. Se você não concorda, peça que olhemos de novo e diga por quê.
      </EmailText>
      <EmailButton href={env.publicUrl + appealPath("lista", listId)}>Pedir revisão</EmailButton>
    </EmailLayout>
  ),
});
