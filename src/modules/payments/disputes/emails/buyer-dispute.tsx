import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { DisputeFacts } from "../schema.ts";

const WORDS: Record<DisputeFacts["stage"], { subject: string; title: string; text: string } | null> = {
  aviso: null,
  encerrado: null,
  formalizado: {
    subject: "Pagamento contestado: pedido",
    title: "O pagamento foi contestado no banco",
    text: "O banco pediu de volta o dinheiro deste pedido, e os arquivos ficam fechados até a decisão. Se não foi você, ou se foi engano, fale com o seu banco e retire a contestação.",
  },
  ganho: {
    subject: "Seus materiais voltaram: pedido",
    title: "Seus materiais estão abertos de novo",
    text: "O banco manteve o pagamento deste pedido. Os arquivos voltaram para a sua biblioteca.",
  },
  perdido: {
    subject: "Contestação aceita: pedido",
    title: "O banco aceitou a contestação",
    text: "O dinheiro deste pedido voltou para quem pagou, e os arquivos saíram da biblioteca.",
  },
};

/** The e-mail to the buyer about the result of a disputed payment. */
export const writeBuyerDispute = ({ stage, orderId, orderNumber: order, name }: DisputeFacts): EmailMessage => {
  const words = WORDS[stage];
  if (!words) throw new Error(`no e-mail to the buyer about ${stage}`);
  const number = orderNumber(order);
  return {
    subject: `${words.subject} ${number}`,
    body: (
      <EmailLayout
        preview={words.title}
        title={words.title}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque fez o pedido ${number} ${brand.in} com este e-mail.`}
      >
        <EmailText>
          {greeting(name)} {words.text}
        </EmailText>
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver o pedido</EmailButton>
      </EmailLayout>
    ),
  };
};
