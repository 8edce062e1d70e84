import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { WithdrawalNews, withdrawalNewsEmail } from "../schema.ts";
import { SumLines } from "./sum-lines.tsx";

type Facts = NonNullable<(typeof withdrawalNewsEmail)["payload"]>;
type Words = { subject: (sum: string) => string; title: string; what: string };

const BACK = "O valor e a tarifa voltaram inteiros para o seu saldo disponível.";

const AUTOMATIC = "Este é o saque automático que você ligou. ";

const WORDS: Record<WithdrawalNews, Words> = {
  confirmado: {
    subject: (sum) => `Saque de ${sum} confirmado`,
    title: "Saque confirmado",
    what: "O valor foi reservado e a transferência sai em instantes.",
  },
  em_revisao: {
    subject: (sum) => `Saque de ${sum} em análise`,
    title: "Seu saque está em análise",
    what: "Por segurança, nossa equipe vai conferir este saque. A resposta sai em até 1 dia útil, e o valor fica reservado até lá.",
  },
  processando: {
    subject: (sum) => `Saque de ${sum} a caminho do banco`,
    title: "O dinheiro está a caminho",
    what: "A Pagar.me aceitou a transferência e mandou o dinheiro para o banco.",
  },
  desconhecido: {
    subject: (sum) => `Estamos confirmando o saque de ${sum}`,
    title: "Estamos confirmando o seu saque",
    what: "A Pagar.me não respondeu se a transferência saiu. O valor continua reservado, ninguém vai enviá-lo duas vezes, e avisamos assim que soubermos.",
  },
  pago: {
    subject: (sum) => `Saque de ${sum} na sua conta`,
    title: "O dinheiro chegou",
    what: "O banco confirmou a transferência.",
  },
  falhou: {
    subject: (sum) => `O saque de ${sum} não deu certo`,
    title: "O saque não deu certo",
    what: BACK,
  },
  devolvido: {
    subject: (sum) => `O banco devolveu o saque de ${sum}`,
    title: "O banco devolveu o seu saque",
    what: `${BACK} Antes de sacar de novo, confira ou troque a conta bancária.`,
  },
  recusado: {
    subject: (sum) => `O saque de ${sum} não foi aprovado`,
    title: "O saque não foi aprovado",
    what: BACK,
  },
};

/** Reports the current state of a withdrawal, with the reason of a failure. */
export const writeWithdrawalNews = ({ name, news, problem, isAutomatic = false, ...sum }: Facts): EmailMessage => {
  const { subject, title, what } = WORDS[news];
  return {
    subject: subject(formatMoney(sum.amountCents)),
    body: (
      <EmailLayout
        preview={what}
        title={title}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque há um saque em andamento na sua loja ${brand.in}.`}
      >
        <EmailText>
          {greeting(name)} {isAutomatic && news === "confirmado" ? AUTOMATIC : ""}
          {problem ? `${problem} ` : ""}
          {what}
        </EmailText>
        <SumLines {...sum} />
        <EmailButton href={`${env.publicUrl}/painel/pagarme`}>Ver saldo e saques</EmailButton>
      </EmailLayout>
    ),
  };
};
