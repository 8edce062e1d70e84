import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { bankEmail, BankNews } from "../schema.ts";

type Facts = NonNullable<(typeof bankEmail)["payload"]>;

const WORDS: Record<BankNews, { subject: string; what: (facts: Facts) => string }> = {
  pedida: {
    subject: "Troca da sua conta bancária",
    what: ({ usableFrom }) =>
      `Pediram a troca da conta que recebe o seu dinheiro. Nada muda agora: a conta nova só vale a partir de ${formatFullDateTime(new Date(usableFrom))} (horário de Brasília).`,
  },
  aplicada: {
    subject: "Sua conta bancária foi trocada",
    what: () => "O prazo passou e a Pagar.me confirmou a conta nova. Os próximos saques vão para ela.",
  },
  recusada: {
    subject: "A troca da conta bancária não foi feita",
    what: ({ problem }) => `${problem ?? "A Pagar.me não aceitou a conta."} A conta de antes continua recebendo.`,
  },
  cancelada: {
    subject: "A troca da conta bancária foi cancelada",
    what: () => "Você desistiu da troca. A conta de antes continua recebendo.",
  },
  negada: {
    subject: "Troca cancelada e conta protegida",
    what: () =>
      "Você avisou que não pediu a troca. Ela foi cancelada, nada sai do seu saldo por 72 horas e todas as sessões terminaram. Para voltar, crie outra senha.",
  },
};

/** Reports the result of a change of bank account. Only the e-mail of a request has the link that undoes it, without login. */
export const writeBankNews = (facts: Facts): EmailMessage => {
  const { name, news, account, previous, requestedAt, device, network, denial } = facts;
  const { subject, what } = WORDS[news];
  return {
    subject,
    body: (
      <EmailLayout
        preview={what(facts)}
        title={subject}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque a conta bancária da sua loja ${brand.in} mudou. Nunca pedimos senha nem código por e-mail.`}
      >
        <EmailText>
          {greeting(name)} {what(facts)}
        </EmailText>
        <EmailText>
          {previous && (
            <>
              Conta de agora: {previous}
              <br />
            </>
          )}
          <b>Conta nova: {account}</b>
        </EmailText>
        {denial ? (
          <>
            <EmailText muted>
              Pedido em {formatFullDateTime(new Date(requestedAt))} (horário de Brasília), pelo {device}, na rede {network}.
            </EmailText>
            <EmailText>
              Se foi você, não é preciso fazer nada. Se não foi, avise agora, sem precisar entrar: cancelamos a troca, bloqueamos
              os saques por 72 horas e encerramos as sessões abertas.
            </EmailText>
            <EmailButton href={`${env.publicUrl}/conta-bancaria/nao-fui-eu/${denial}`} showAddress>
              Não fui eu
            </EmailButton>
          </>
        ) : news === "negada" ? (
          <EmailButton href={`${env.publicUrl}/auth/login?passo=redefinir`}>Criar outra senha</EmailButton>
        ) : (
          <EmailButton href={`${env.publicUrl}/painel/pagarme`}>Ver a conta para receber</EmailButton>
        )}
      </EmailLayout>
    ),
  };
};
