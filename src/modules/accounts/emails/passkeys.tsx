import { securityNotice } from "./security-notice.tsx";

type Facts = { name: string; passkey: string };

const variables = {
  chave: { label: "o nome da chave de acesso", of: ({ passkey }: Facts) => passkey },
} as const;
const sample = { name: "Marina Teles", passkey: "Chrome no Windows" };

export const writePasskeyAdded = securityNotice<Facts>({
  key: "conta.chave-nova",
  label: "Nova chave de acesso",
  when: "Uma chave de acesso é criada.",
  subject: "Nova chave de acesso na sua conta",
  preview: "Ela abre a sua conta sem senha.",
  title: "Você tem uma chave de acesso nova",
  what: ({ passkey }) =>
    `Uma chave de acesso foi criada agora em ${passkey}. Com ela dá para entrar na sua conta sem senha e sem código. Se não foi você, apague-a também em Configurações, Segurança.`,
  variables,
  sample,
});

export const writePasskeyRemoved = securityNotice<Facts>({
  key: "conta.chave-apagada",
  label: "Chave de acesso apagada",
  when: "Uma chave de acesso é apagada.",
  subject: "Chave de acesso apagada da sua conta",
  preview: "Ela não abre mais a sua conta.",
  title: "Uma chave de acesso foi apagada",
  what: ({ passkey }) => `A chave de acesso “${passkey}” não abre mais a sua conta.`,
  variables,
  sample,
});
