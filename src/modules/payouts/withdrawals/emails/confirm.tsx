import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";
import type { confirmEmail } from "../schema.ts";
import { requestedFromText } from "../rules/requested-from.ts";
import { SumLines } from "./sum-lines.tsx";

type Facts = NonNullable<(typeof confirmEmail)["payload"]>;

/** Requests the confirmation of a withdrawal, with everything it is bound to. Opening either link changes nothing. */
export const writeConfirm = ({ name, token, denial, requestedAt, device, network, minutes, ...sum }: Facts): EmailMessage => ({
  subject: `Confirme o saque de ${formatMoney(sum.amountCents)}`,
  body: (
    <EmailLayout
      preview={`O link vale por ${minutes} minutos. Nunca pedimos a sua senha por e-mail.`}
      title={`Confirme o saque de ${formatMoney(sum.amountCents)}`}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque alguém pediu um saque na sua loja ${brand.in}. Nunca pedimos senha nem código por e-mail.`}
    >
      <EmailText>{greeting(name)} Este saque foi pedido na sua loja e espera a sua confirmação:</EmailText>
      <SumLines {...sum} />
      <EmailText muted>
        Pedido em {formatFullDateTime(new Date(requestedAt))} (horário de Brasília), {requestedFromText({ device, network })}.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pagarme/sacar/${token}/confirmacao`} showAddress>
        Conferir e confirmar
      </EmailButton>
      <EmailText muted>
        O link vale por {minutes} minutos e pede que você entre na sua conta. Sem a confirmação, nada sai do seu saldo.
      </EmailText>
      <EmailText>
        Não foi você? Avise agora, sem precisar entrar: cancelamos o saque, bloqueamos os saques por 72 horas e encerramos as
        sessões abertas. <EmailLink href={`${env.publicUrl}/saque/nao-fui-eu/${denial}`}>Não fui eu</EmailLink>
      </EmailText>
    </EmailLayout>
  ),
});
