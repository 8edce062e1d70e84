import { listOf } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";

type Words = { subject: string; preview: string; title: string; lines: readonly string[]; button: string };

const emailMessage = (name: string, { subject, preview, title, lines, button }: Words): EmailMessage => ({
  subject,
  body: (
    <EmailLayout
      preview={preview}
      title={title}
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque mudou o que a sua conta na Autoria pode fazer."
    >
      {lines.map((line, index) => (
        <EmailText key={line}>{index === 0 ? `Oi, ${firstName(name)}. ${line}` : line}</EmailText>
      ))}
      <EmailButton href={`${env.publicUrl}/painel/configuracoes?aba=privacidade`}>{button}</EmailButton>
    </EmailLayout>
  ),
});

export const writeSuspended = ({ name, scopes, reason }: { name: string; scopes: string[]; reason: string }): EmailMessage =>
  emailMessage(name, {
    subject: "Sua conta na Autoria foi suspensa em parte",
    preview: `Por enquanto ela não pode ${listOf(scopes)}.`,
    title: `Sua conta não pode ${listOf(scopes)} agora`,
    lines: [
      `A nossa equipe suspendeu isso na sua conta. O motivo: ${reason}`,
      "O que você comprou continua na Biblioteca, e suas vendas e valores continuam à vista. Se acha que nos enganamos, peça que alguém reveja: nossa equipe lê e responde.",
    ],
    button: "Ver e pedir revisão",
  });

export const writeSuspensionEnded = ({ name, answer }: { name: string; answer: string }): EmailMessage =>
  emailMessage(name, {
    subject: "A suspensão da sua conta na Autoria terminou",
    preview: "Sua conta pode tudo de novo.",
    title: "A suspensão terminou",
    lines: ["A sua conta pode comprar, vender e sacar de novo, como antes.", `O que a nossa equipe escreveu: ${answer}`],
    button: "Abrir a conta",
  });

export const writeSuspensionUpheld = ({ name, answer }: { name: string; answer: string }): EmailMessage =>
  emailMessage(name, {
    subject: "Revimos a suspensão da sua conta na Autoria",
    preview: "Ela continua, e aqui está por quê.",
    title: "A suspensão continua",
    lines: [
      "Uma pessoa da nossa equipe leu o seu pedido e reviu a suspensão. Ela continua.",
      `O que a nossa equipe escreveu: ${answer}`,
    ],
    button: "Ver a suspensão",
  });
