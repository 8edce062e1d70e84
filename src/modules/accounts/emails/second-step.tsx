import { formatFullDateTime } from "#kit/date-format.ts";
import { securityNotice } from "./security-notice.tsx";

const sample = { name: "Marina Teles" };

export const writeSecondStepOn = securityNotice({
  key: "conta.segundo-passo-ligado",
  label: "Verificação em duas etapas ligada",
  when: "Alguém liga a verificação em duas etapas.",
  subject: "Verificação em duas etapas ligada na sua conta",
  preview: "Agora a entrada pede também um código do aplicativo.",
  title: "A verificação em duas etapas está ligada",
  what: "A partir de agora, para entrar e para sacar, a sua conta pede também um código do aplicativo autenticador. Guarde os códigos de recuperação em um lugar seguro.",
  sample,
});

export const writeSecondStepOff = securityNotice({
  key: "conta.segundo-passo-desligado",
  label: "Verificação em duas etapas desligada",
  when: "A verificação em duas etapas é desligada.",
  subject: "Verificação em duas etapas desligada na sua conta",
  preview: "Por segurança, os saques ficam parados por 72 horas.",
  title: "A verificação em duas etapas foi desligada",
  what: "A sua conta não pede mais o código do aplicativo autenticador. Por segurança, os saques ficam parados por 72 horas, e só voltam com a verificação em duas etapas ligada.",
  sample,
});

export const writeCodesRenewed = securityNotice({
  key: "conta.codigos-novos",
  label: "Novos códigos de recuperação",
  when: "Os códigos de recuperação são trocados.",
  subject: "Novos códigos de recuperação da sua conta",
  preview: "Os códigos de antes não valem mais.",
  title: "Você tem códigos novos",
  what: "Os dez códigos de recuperação da sua conta foram trocados, e os de antes não valem mais.",
  sample,
});

const leftWords = ({ left }: { left: number }): string => (left === 1 ? "Resta 1 código" : `Restam ${left} códigos`);

export const writeRecoveryUsed = securityNotice<{ name: string; left: number }>({
  key: "conta.codigo-usado",
  label: "Código de recuperação usado",
  when: "Alguém entra com um código de recuperação.",
  subject: "Um código de recuperação da sua conta foi usado",
  preview: "{{restam}}.",
  title: "Um código de recuperação foi usado",
  what: (facts) => `Alguém confirmou que é você com um código de recuperação. ${leftWords(facts)}.`,
  variables: { restam: { label: "quantos códigos restam, como em “Restam 9 códigos”", of: leftWords } },
  sample: { name: "Marina Teles", left: 9 },
});

export const writeResetStarted = securityNotice<{ name: string; on: string }>({
  key: "conta.segundo-passo-sera-desligado",
  label: "A verificação em duas etapas será desligada",
  when: "A equipe aceita desligar a verificação de quem perdeu o aplicativo.",
  subject: "A verificação em duas etapas da sua conta será desligada",
  preview: "A pedido de quem disse ter perdido o aplicativo. Ainda dá tempo de impedir.",
  title: "A verificação em duas etapas será desligada",
  what: ({ on }) =>
    `A nossa equipe recebeu um pedido de quem perdeu o aplicativo autenticador, e vai desligar a verificação em duas etapas da sua conta em ${formatFullDateTime(new Date(on))}, horário de Brasília. Se você ainda tem o aplicativo, entre com um código dele e o pedido é cancelado na hora.`,
  variables: { quando: { label: "o dia e a hora", of: ({ on }) => formatFullDateTime(new Date(on)) } },
  sample: { name: "Marina Teles", on: "2026-03-25T12:12:00Z" },
});

export const writeResetDropped = securityNotice({
  key: "conta.segundo-passo-fica",
  label: "A verificação em duas etapas continua ligada",
  when: "O pedido para desligar a verificação é cancelado.",
  subject: "A verificação em duas etapas da sua conta continua ligada",
  preview: "O pedido para desligar foi cancelado.",
  title: "A verificação em duas etapas continua ligada",
  what: "O pedido para desligar a verificação em duas etapas da sua conta foi cancelado. Nada mudou.",
  sample,
});
