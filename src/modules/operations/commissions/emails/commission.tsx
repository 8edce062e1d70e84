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
import type { commissionEmail } from "../schema.ts";

type Facts = typeof commissionEmail extends EmailKind<infer P> ? P : never;

const OF_WHAT = {
  loja: () => "das vendas da sua loja",
  categoria: (name: string) => `das suas vendas em ${name}`,
  material: (name: string) => `das vendas de “${name}”`,
};

/** To the author: what the platform keeps of some of their sales changed. */
export const writeCommission = (facts: Facts): EmailMessage => {
  const { authorName, kind, name, beforeBps, afterBps, usualBps, leastCents, at } = facts;
  const ofWhat = OF_WHAT[kind](name);
  const before = beforeBps === null ? "Antes valia a comissão padrão" : `Antes eram ${formatBasisPoints(beforeBps)}`;
  const commissionCents = commissionOf(SAMPLE_CENTS, { basisPoints: afterBps ?? usualBps, leastCents });
  return {
    subject: afterBps === null ? `Terminou a comissão combinada ${ofWhat}` : `A comissão ${ofWhat} mudou`,
    body: (
      <EmailLayout
        preview={afterBps === null ? "Volta a valer a comissão padrão" : `Agora é de ${formatBasisPoints(afterBps)}`}
        title={afterBps === null ? "Uma comissão combinada terminou" : "Sua comissão mudou"}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque tem uma loja ${brand.in}.`}
      >
        {afterBps === null ? (
          <EmailText>
            {greeting(authorName)} A comissão que valia só {ofWhat} terminou. {before}; agora volta a valer a padrão,{" "}
            {formatBasisPoints(usualBps)}, ou outra que esteja combinada.
          </EmailText>
        ) : (
          <EmailText>
            {greeting(authorName)} A partir de agora, {ofWhat}
            {`, ${brand.the} fica com `}
            {formatBasisPoints(afterBps)}, no mínimo {formatMoney(leastCents)} por material. {before}. De R$ 50,00 você recebe{" "}
            {formatMoney(SAMPLE_CENTS - commissionCents)}.
          </EmailText>
        )}
        <EmailText>
          Vale para os pedidos feitos desde {formatFullDateTime(new Date(at))}, no horário de Brasília. Os de antes ficam como
          estavam.
        </EmailText>
        <EmailButton href={`${env.publicUrl}/painel/configurar-pagamentos#comissao`}>Ver a sua comissão</EmailButton>
      </EmailLayout>
    ),
  };
};
