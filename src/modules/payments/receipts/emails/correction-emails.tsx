import { CODE_MINUTES } from "../../../accounts/codes.ts";
import { orderNumber } from "#kit/format.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailCode, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { correctionCodeEmail, emailCorrectedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

/** The code that brings an order to this address. */
export const writeCorrectionCode = ({ orderNumber: number, code }: FactsOf<typeof correctionCodeEmail>): EmailMessage => ({
  subject: `${code} traz o pedido ${orderNumber(number)} para este e-mail`,
  body: (
    <EmailLayout
      preview={`Vale por ${CODE_MINUTES} minutos.`}
      title="Confirme que este e-mail é seu"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém que comprou na Autoria disse que este é o e-mail certo. Se não foi você, ignore: sem o código nada muda."
    >
      <EmailText>
        Digite este código na página do pedido {orderNumber(number)}. O recibo e os arquivos passam para este e-mail:
      </EmailText>
      <EmailCode code={code} />
      <EmailText muted>Vale por {CODE_MINUTES} minutos e uma vez só. Ninguém da Autoria pede este código.</EmailText>
    </EmailLayout>
  ),
});

/** An order left this address, or came to it. */
export const writeEmailCorrected = (facts: FactsOf<typeof emailCorrectedEmail>): EmailMessage =>
  facts.side === "novo" ? cameHere(facts) : leftHere(facts);

const cameHere = ({ orderNumber: number, orderId, otherMasked }: FactsOf<typeof emailCorrectedEmail>): EmailMessage => ({
  subject: `O pedido ${orderNumber(number)} agora é deste e-mail`,
  body: (
    <EmailLayout
      preview="O recibo e os arquivos estão aqui."
      title="O pedido está no e-mail certo"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque o pedido ${orderNumber(number)} passou para este e-mail.`}
    >
      <EmailText>
        O pedido {orderNumber(number)} estava em {otherMasked} e passou para este e-mail. O recibo vai em outra mensagem, e os
        arquivos estão na sua biblioteca.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver o pedido</EmailButton>
    </EmailLayout>
  ),
});

const leftHere = ({ orderNumber: number, otherMasked }: FactsOf<typeof emailCorrectedEmail>): EmailMessage => ({
  subject: `O pedido ${orderNumber(number)} saiu deste e-mail`,
  body: (
    <EmailLayout
      preview="Corrigiram o e-mail de um pedido."
      title="Um pedido saiu deste e-mail"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque o pedido ${orderNumber(number)} tinha este e-mail.`}
    >
      <EmailText>
        O e-mail do pedido {orderNumber(number)} foi corrigido para {otherMasked}. O recibo e os arquivos foram junto.
      </EmailText>
      <EmailText>Se você nunca comprou aqui, alguém digitou seu endereço por engano, e está tudo resolvido.</EmailText>
      <EmailText muted>Se o pedido é seu e não foi você quem mudou, responda a esta mensagem.</EmailText>
    </EmailLayout>
  ),
});
