import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { blockWords, frequencyWords } from "../messages.ts";
import type { scheduleEmail, ScheduleNews } from "../schema.ts";

type Facts = NonNullable<(typeof scheduleEmail)["payload"]>;

const WORDS: Record<ScheduleNews, { subject: string; what: (facts: Facts) => string }> = {
  ligado: {
    subject: "Saque automático ligado",
    what: ({ frequency, leastCents, account }) =>
      `${frequencyWords[frequency]}, às 9h, todo o saldo disponível é enviado automaticamente para a sua conta, quando houver ${formatMoney(leastCents)} ou mais. A conta: ${account}.`,
  },
  desligado: {
    subject: "Saque automático desligado",
    what: () => "Você desligou o saque automático. O dinheiro fica no saldo até você pedir um saque.",
  },
  parado: {
    subject: "O saque automático parou",
    what: ({ block }) => `${block ? blockWords(block) : ""} Nada saiu do seu saldo.`,
  },
  esperou: {
    subject: "O saque automático não saiu desta vez",
    what: ({ block }) => `${block ? blockWords(block) : ""} Nada saiu do seu saldo, e tentamos de novo automaticamente.`,
  },
};

/** Reports a change or a failure of an author's automatic withdrawal. */
export const writeScheduleNews = (facts: Facts): EmailMessage => {
  const { subject, what } = WORDS[facts.news];
  return {
    subject,
    body: (
      <EmailLayout
        preview={what(facts)}
        title={subject}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque o saque automático da sua loja ${brand.in} mudou. Nunca pedimos senha nem código por e-mail.`}
      >
        <EmailText>
          {greeting(facts.name)} {what(facts)}
        </EmailText>
        <EmailText>Não foi você? Desligue no painel e troque a sua senha.</EmailText>
        <EmailButton href={`${env.publicUrl}/painel/pagarme#saque-automatico`}>Abrir o saque automático</EmailButton>
      </EmailLayout>
    ),
  };
};
