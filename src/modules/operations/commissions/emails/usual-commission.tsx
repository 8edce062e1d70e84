import { brand } from "#kit/brand/brand.ts";
import { commissionOf } from "#modules/pricing/commission.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { SAMPLE_CENTS } from "../rules.ts";
import type { usualCommissionEmail } from "../schema.ts";

type Facts = typeof usualCommissionEmail extends EmailKind<infer P> ? P : never;

/** To who sells: what the platform usually keeps changed, and from what to what. */
export const writeUsualCommission = ({ authorName, before, after, at }: Facts): EmailMessage => {
  const receives = SAMPLE_CENTS - commissionOf(SAMPLE_CENTS, after);
  return {
    subject: `A comissão padrão ${brand.of} mudou`,
    body: (
      <EmailLayout
        preview={`De R$ 50,00 você recebe ${formatMoney(receives)}`}
        title="A comissão padrão mudou"
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque tem uma loja ${brand.in}.`}
      >
        <EmailText>
          {greeting(authorName)}
          {` Mudou o que ${brand.the} fica das suas vendas:`}
        </EmailText>
        {linesOf(before, after).map((line) => (
          <EmailText key={line}>{line}</EmailText>
        ))}
        <EmailText>
          De R$ 50,00 você recebe {formatMoney(receives)}. O que foi combinado para a sua loja, uma categoria ou um material
          continua como está.
        </EmailText>
        <EmailText>
          Vale para os pedidos feitos desde {formatFullDateTime(new Date(at))}, no horário de Brasília. Os de antes ficam como
          estavam.
        </EmailText>
        <EmailButton href={`${env.publicUrl}/painel/configurar-pagamentos#comissao`}>Ver a sua comissão</EmailButton>
      </EmailLayout>
    ),
  };
};

/** What changed, one sentence each. */
function linesOf(before: Facts["before"], after: Facts["after"]): string[] {
  const lines = [
    [before.basisPoints, after.basisPoints, formatBasisPoints, "De cada venda"],
    [before.ownBasisPoints, after.ownBasisPoints, formatBasisPoints, "Quando o seu link ou cupom trouxe a compra"],
    [before.leastCents, after.leastCents, formatMoney, "O mínimo por material pago"],
  ] as const;
  return lines.flatMap(([was, is, words, of]) => (was === is ? [] : [`${of}: ${words(is)}. Antes, ${words(was)}.`]));
}
