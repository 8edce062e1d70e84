import type { EmailMessage } from "#platform/mail.ts";
import { securityNotice } from "./security-notice.tsx";

type Facts = { name: string; passkey: string };

export const writePasskeyAdded = ({ name, passkey }: Facts): EmailMessage =>
  securityNotice(name, {
    subject: "Nova chave de acesso na sua conta",
    preview: "Ela abre a sua conta sem senha.",
    title: "Você tem uma chave de acesso nova",
    what: `Uma chave de acesso foi criada agora em ${passkey}. Com ela dá para entrar na sua conta sem senha e sem código. Se não foi você, apague-a também em Configurações, Segurança.`,
  });

export const writePasskeyRemoved = ({ name, passkey }: Facts): EmailMessage =>
  securityNotice(name, {
    subject: "Chave de acesso apagada da sua conta",
    preview: "Ela não abre mais a sua conta.",
    title: "Uma chave de acesso foi apagada",
    what: `A chave de acesso “${passkey}” não abre mais a sua conta.`,
  });
