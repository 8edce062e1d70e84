import type { EmailMessage } from "#platform/mail.ts";
import { securityNotice } from "./security-notice.tsx";

export const writeGoogleUnlinked = ({ name }: { name: string }): EmailMessage =>
  securityNotice(name, {
    subject: "A sua conta não abre mais com o Google",
    preview: "Entre por senha, por chave de acesso ou por código.",
    title: "Entrada pelo Google desligada",
    what: "O Google não abre mais a sua conta da Autoria. A senha, as chaves de acesso e o código por e-mail continuam valendo.",
  });

export const writeGoogleLinked = ({ name }: { name: string }): EmailMessage =>
  securityNotice(name, {
    subject: "A sua conta agora abre com o Google",
    preview: "Alguém entrou com a conta Google deste e-mail.",
    title: "Entrada pelo Google ligada",
    what: "Alguém entrou na sua conta da Autoria com a conta Google deste e-mail. A partir de agora ela também abre a sua conta; a verificação em duas etapas, se você a ligou, continua sendo pedida.",
  });
