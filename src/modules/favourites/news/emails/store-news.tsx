import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { storeNewsEmail } from "../schema.ts";

/** What a store tells who follows it and asked for emails, in its own words. */
export const writeStoreNews = (
  { name, authorName, storeSlug, title, body, product }: NonNullable<(typeof storeNewsEmail)["payload"]>,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `${authorName}: ${title}`,
  body: (
    <EmailLayout
      preview={body.slice(0, 120)}
      title={title}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque segue a loja de ${authorName} e pediu as novidades por e-mail.`}
      stopHref={stopHref}
    >
      <EmailText>
        {greeting(name)} {authorName} conta:
      </EmailText>
      {body.split("\n\n").map((paragraph, at) => (
        <EmailText key={at}>{paragraph}</EmailText>
      ))}
      <EmailButton href={product ? `${env.publicUrl}/produto/${product.slug}` : `${env.publicUrl}/loja/${storeSlug}`}>
        {product ? `Ver ${product.title}` : "Visitar a loja"}
      </EmailButton>
    </EmailLayout>
  ),
});
