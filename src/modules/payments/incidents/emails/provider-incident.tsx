import { brand } from "#kit/brand/brand.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { AREA_WORDS, CAUSE_WORDS, type IncidentArea, type IncidentCause } from "../rules.ts";

type Facts = { area: IncidentArea; cause: IncidentCause; detail: string };

/** The e-mail to the operators, once per incident: what stopped, why, and that it resumes automatically. */
export const writeProviderIncident = ({ area, cause, detail }: Facts): EmailMessage => ({
  subject: `A Pagar.me recusa a nossa conta: pararam ${AREA_WORDS[area]}`,
  body: (
    <EmailLayout
      preview={CAUSE_WORDS[cause]}
      title="Uma configuração nossa parou a Pagar.me"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque cuida da operação ${brand.of}.`}
    >
      <EmailText>
        Pararam {AREA_WORDS[area]}. {CAUSE_WORDS[cause]}
      </EmailText>
      {detail && <EmailText>O que ela respondeu: {detail}</EmailText>}
      <EmailText>
        Ninguém foi cobrado por isso, e nada conta contra quem tentou. O que espera continua automaticamente quando voltar a
        funcionar.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/admin/interno#provedor`}>Ver em Sistema</EmailButton>
    </EmailLayout>
  ),
});
