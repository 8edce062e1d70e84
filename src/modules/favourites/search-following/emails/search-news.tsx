import { plural } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailContext, EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { searchHref } from "../../schema/search-address.ts";
import type { SearchNews } from "../schema.ts";

/** What is new in the searches this person follows. */
export const writeSearchNews = (
  { name, searches }: { name: string; searches: SearchNews[] },
  { stopHref }: EmailContext = {},
): EmailMessage => {
  const [first] = searches;
  const isOne = searches.length === 1;
  const title =
    isOne && first
      ? `Novidade na busca ${first.name}`
      : `Novidades em ${plural(searches.length, "busca", "buscas")} que você segue`;
  return {
    subject: title,
    body: (
      <EmailLayout
        preview={searches.flatMap(({ products }) => products.map((product) => product.title)).join(", ")}
        title={title}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque segue buscas na Autoria. Ela sai no máximo uma vez por semana."
        stopHref={stopHref}
      >
        <EmailText>Oi, {firstName(name)}. Isto chegou desde a última vez:</EmailText>
        {searches.map(({ key, name: called, count, products }) => (
          <EmailText key={key}>
            {called}: {products.map((product) => `${product.title}, de ${product.authorName}`).join("; ")}
            {count > products.length ? "; e outros." : "."}
          </EmailText>
        ))}
        <EmailButton href={env.publicUrl + (isOne && first ? searchHref(first.key) : "/painel/favoritos#buscas-seguidas")}>
          {isOne ? "Ver a busca" : "Ver as buscas"}
        </EmailButton>
      </EmailLayout>
    ),
  };
};
