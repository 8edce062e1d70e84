import { formatFullDateTime } from "#kit/date-format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { CONFIRM_HOURS } from "../schema.ts";

const REASON = "Você recebeu esta mensagem porque este é, ou era, o e-mail da sua conta na Autoria.";
const undoAddress = (token: string) => `${env.publicUrl}/email/desfazer/${token}`;

type Requested = { name: string; newEmail: string; device: string; network: string; undo: string };

/** At once, before anything changes. */
export const writeEmailRequested = ({ name, newEmail, device, network, undo }: Requested): EmailMessage => ({
  subject: "Pediram para trocar o e-mail da sua conta na Autoria",
  body: (
    <EmailLayout preview="Se não foi você, desfaça agora." title="Troca de e-mail pedida" siteUrl={env.publicUrl} reason={REASON}>
      <EmailText>
        Oi, {firstName(name)}. Pediram para a sua conta passar a usar <b>{newEmail}</b>. O pedido veio de {device}, pela rede{" "}
        {network}. Nada muda até confirmarem naquela caixa, em até {CONFIRM_HOURS} horas.
      </EmailText>
      <EmailText>
        Foi você? Não precisa fazer nada aqui. Se não foi, desfaça: a troca cai, todas as sessões terminam e a senha deixa de
        valer.
      </EmailText>
      <EmailButton href={undoAddress(undo)} showAddress>
        Não fui eu, desfazer
      </EmailButton>
    </EmailLayout>
  ),
});

type Changed = { name: string; newEmail: string; undo: string; until: string };

/** Once the old box no longer enters. */
export const writeEmailChanged = ({ name, newEmail, undo, until }: Changed): EmailMessage => ({
  subject: "O e-mail da sua conta na Autoria mudou",
  body: (
    <EmailLayout
      preview={`Dá para desfazer até ${formatFullDateTime(new Date(until))}.`}
      title="O e-mail da sua conta mudou"
      siteUrl={env.publicUrl}
      reason={REASON}
    >
      <EmailText>
        Oi, {firstName(name)}. A sua conta agora usa <b>{newEmail}</b>. Este endereço não entra mais nela, e os saques, se você
        tem loja, ficam parados por segurança.
      </EmailText>
      <EmailText>
        Se não foi você, desfaça até {formatFullDateTime(new Date(until))}. Este e-mail volta a valer, todas as sessões terminam e
        a senha de agora deixa de servir. Não é preciso entrar.
      </EmailText>
      <EmailButton href={undoAddress(undo)} showAddress>
        Não fui eu, desfazer
      </EmailButton>
    </EmailLayout>
  ),
});

/** Once it enters again. */
export const writeEmailUndone = ({ name }: { name: string }): EmailMessage => ({
  subject: "A troca de e-mail da sua conta foi desfeita",
  body: (
    <EmailLayout
      preview="Este e-mail voltou a entrar. Crie uma senha nova."
      title="Troca desfeita"
      siteUrl={env.publicUrl}
      reason={REASON}
    >
      <EmailText>
        Oi, {firstName(name)}. A sua conta usa de novo este e-mail. As sessões terminaram e a senha que havia não vale mais.
      </EmailText>
      <EmailText>Troque também a senha da sua caixa de e-mail, e crie outra aqui:</EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=redefinir`}>Criar outra senha</EmailButton>
    </EmailLayout>
  ),
});
