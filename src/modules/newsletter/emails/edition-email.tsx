import { brand } from "#kit/brand/brand.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";
import type { EditionEmail } from "../editions/rules/edition.ts";
import { editionPath } from "../editions/rules/paths.ts";

const REASON = () => `Você recebeu esta mensagem porque pediu a newsletter ${brand.of} e confirmou pelo seu e-mail.`;

/** An edition in a mailbox, with its page for who cannot read it there. */
export const writeEdition = (
  { editionId, subject, preview, paragraphs, button }: EditionEmail,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject,
  body: (
    <EmailLayout preview={preview} title={subject} siteUrl={env.publicUrl} reason={REASON()} stopHref={stopHref}>
      {paragraphs.map((words) => (
        <EmailText key={words}>{words}</EmailText>
      ))}
      {button && <EmailButton href={env.publicUrl + button.path}>{button.label}</EmailButton>}
      <EmailText muted>
        Não está lendo bem? <EmailLink href={env.publicUrl + editionPath(editionId)}>Abra no navegador</EmailLink>.
      </EmailText>
    </EmailLayout>
  ),
});
