import { formatFullDateTime } from "#kit/date-format.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { securityNotice as notice } from "./security-notice.tsx";

export const writeSecondStepOn = ({ name }: { name: string }): EmailMessage =>
  notice(name, {
    subject: "Verificação em duas etapas ligada na sua conta",
    preview: "Agora a entrada pede também um código do aplicativo.",
    title: "A verificação em duas etapas está ligada",
    what: "A partir de agora, para entrar e para sacar, a sua conta pede também um código do aplicativo autenticador. Guarde os códigos de recuperação em um lugar seguro.",
  });

export const writeSecondStepOff = ({ name }: { name: string }): EmailMessage =>
  notice(name, {
    subject: "Verificação em duas etapas desligada na sua conta",
    preview: "Por segurança, os saques ficam parados por 72 horas.",
    title: "A verificação em duas etapas foi desligada",
    what: "A sua conta não pede mais o código do aplicativo autenticador. Por segurança, os saques ficam parados por 72 horas, e só voltam com a verificação em duas etapas ligada.",
  });

export const writeCodesRenewed = ({ name }: { name: string }): EmailMessage =>
  notice(name, {
    subject: "Novos códigos de recuperação da sua conta",
    preview: "Os códigos de antes não valem mais.",
    title: "Você tem códigos novos",
    what: "Os dez códigos de recuperação da sua conta foram trocados, e os de antes não valem mais.",
  });

export const writeRecoveryUsed = ({ name, left }: { name: string; left: number }): EmailMessage =>
  notice(name, {
    subject: "Um código de recuperação da sua conta foi usado",
    preview: left === 1 ? "Resta 1 código." : `Restam ${left} códigos.`,
    title: "Um código de recuperação foi usado",
    what: `Alguém confirmou que é você com um código de recuperação. ${left === 1 ? "Resta 1 código" : `Restam ${left} códigos`}.`,
  });

export const writeResetStarted = ({ name, on }: { name: string; on: string }): EmailMessage =>
  notice(name, {
    subject: "A verificação em duas etapas da sua conta será desligada",
    preview: "A pedido de quem disse ter perdido o aplicativo. Ainda dá tempo de impedir.",
    title: "A verificação em duas etapas será desligada",
    what: `A nossa equipe recebeu um pedido de quem perdeu o aplicativo autenticador, e vai desligar a verificação em duas etapas da sua conta em ${formatFullDateTime(new Date(on))}, horário de Brasília. Se você ainda tem o aplicativo, entre com um código dele e o pedido é cancelado na hora.`,
  });

export const writeResetDropped = ({ name }: { name: string }): EmailMessage =>
  notice(name, {
    subject: "A verificação em duas etapas da sua conta continua ligada",
    preview: "O pedido para desligar foi cancelado.",
    title: "A verificação em duas etapas continua ligada",
    what: "O pedido para desligar a verificação em duas etapas da sua conta foi cancelado. Nada mudou.",
  });
