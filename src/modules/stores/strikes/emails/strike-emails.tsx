import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { StrikeEffect } from "../rules.ts";
import type { strikeGivenEmail, strikeLiftedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const OF_STORE = "Você recebeu esta mensagem porque tem uma loja na Autoria.";
const PAGE = "/painel/minha-loja/advertencias";

const EFFECT: Record<StrikeEffect, (stopFrom: number) => string> = {
  aviso: () => "Por enquanto nada muda na sua loja.",
  revisao: (stopFrom) =>
    `O que você publicar passa pela nossa revisão antes de aparecer na loja. Com ${plural(stopFrom, "advertência", "advertências")} ao mesmo tempo, a loja para de publicar.`,
  parada: () => "Sua loja não publica nada novo até uma advertência vencer ou ser retirada. O que já está à venda continua.",
};

const about = (title: string | null): string => (title === null ? "a sua loja" : `o material ${title}`);

/** Something counts against a store now. */
export const writeStrikeGiven = (facts: FactsOf<typeof strikeGivenEmail>): EmailMessage => {
  const { name, title, reason, endsAt, active, effect, stopFrom } = facts;
  return {
    subject: "Sua loja recebeu uma advertência",
    body: (
      <EmailLayout preview={reason} title="Sua loja recebeu uma advertência" siteUrl={env.publicUrl} reason={OF_STORE}>
        <EmailText>
          Oi, {firstName(name)}. Registramos uma advertência sobre {about(title)}. O motivo: {reason}
        </EmailText>
        <EmailText>
          Ela vale até {formatDate(new Date(endsAt))}, e agora sua loja tem{" "}
          {plural(active, "advertência valendo", "advertências valendo")}. {EFFECT[effect](stopFrom)}
        </EmailText>
        <EmailText>Se você não concorda, peça que olhemos de novo e diga por quê.</EmailText>
        <EmailButton href={env.publicUrl + PAGE}>Ver e pedir revisão</EmailButton>
      </EmailLayout>
    ),
  };
};

/** What counted against a store no longer does. */
export const writeStrikeLifted = ({ name, title, reason, active }: FactsOf<typeof strikeLiftedEmail>): EmailMessage => ({
  subject: "Uma advertência da sua loja foi retirada",
  body: (
    <EmailLayout preview={reason} title="Uma advertência foi retirada" siteUrl={env.publicUrl} reason={OF_STORE}>
      <EmailText>
        Oi, {firstName(name)}. A advertência sobre {about(title)} não vale mais. O motivo: {reason}
      </EmailText>
      <EmailText>
        {active === 0
          ? "Sua loja não tem nenhuma advertência valendo."
          : `Sua loja ainda tem ${plural(active, "advertência valendo", "advertências valendo")}.`}
      </EmailText>
      <EmailButton href={env.publicUrl + PAGE}>Ver as advertências</EmailButton>
    </EmailLayout>
  ),
});
