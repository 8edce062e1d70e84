import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { disputeNames } from "../messages.ts";
import type { DisputeFacts } from "../schema.ts";

type Facts = DisputeFacts & { netCents: number; wordsUntil: string | null };
type Words = { subject: string; title: string; text: string };

/** The e-mail to the author about a dispute of their sale: the effect on the money, and what they can do. */
export const writeAuthorDispute = (facts: Facts): EmailMessage => {
  const { subject, title, text } = wordsOf(facts);
  const number = orderNumber(facts.orderNumber);
  return {
    subject: `${subject} ${number}`,
    body: (
      <EmailLayout
        preview={title}
        title={title}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque vendeu materiais no pedido ${number} ${brand.of}.`}
      >
        <EmailText>
          {greeting(facts.name)} {text}
        </EmailText>
        {facts.stage === "formalizado" && facts.wordsUntil && (
          <EmailText>
            A defesa já está montada com o recibo, os termos aceitos, os downloads e os e-mails entregues. Se quiser, escreva o
            que mais ajuda e anexe arquivos até {formatFullDateTime(new Date(facts.wordsUntil))}.
          </EmailText>
        )}
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${facts.orderId}?aba=vendas`}>Ver a contestação</EmailButton>
      </EmailLayout>
    ),
  };
};

function wordsOf({ stage, reason, netCents }: Facts): Words {
  const money = formatMoney(netCents);
  const name = disputeNames[reason].replace(/^./, (emailMessage) => emailMessage.toLowerCase());
  switch (stage) {
    case "aviso":
      return {
        subject: "Aviso de contestação no pedido",
        title: "O banco avisou que pode haver uma contestação",
        text: "Por enquanto nada mudou: o dinheiro continua com você e os arquivos continuam abertos.",
      };
    case "encerrado":
      return {
        subject: "Aviso encerrado: pedido",
        title: "O aviso foi encerrado sem contestação",
        text: "O dinheiro segue com você e os arquivos seguem com quem comprou.",
      };
    case "formalizado":
      return {
        subject: "Contestação no pedido",
        title: `Quem pagou contestou ${money} no banco`,
        text: `Recebemos uma ${name}. O valor saiu do seu saldo até a decisão do banco, e os arquivos deste pedido foram fechados.`,
      };
    case "ganho":
      return {
        subject: "Contestação ganha: pedido",
        title: `${money} voltaram para você`,
        text: "O banco decidiu a seu favor. O valor voltou para o seu saldo, e os arquivos abriram de novo para quem comprou.",
      };
    case "perdido":
      return {
        subject: "Contestação perdida: pedido",
        title: "O banco ficou com quem pagou",
        text: `${money} saíram do seu saldo em definitivo, e os arquivos deste pedido seguem fechados.`,
      };
  }
}
