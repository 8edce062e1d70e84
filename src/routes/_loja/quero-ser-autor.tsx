import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getBecomeAuthor } from "#modules/shop/become-author/functions.ts";
import { BecomeAuthorPage } from "#modules/shop/become-author/ui/become-author-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/quero-ser-autor")({
  loader: async () => loaded(await getBecomeAuthor()),
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: `Venda ${brand.in}`,
          description: "Abra uma loja com o seu nome e venda seus materiais digitais por Pix e cartão, sem mensalidade.",
          path: "/quero-ser-autor",
          facts: () => [
            {
              "@context": "https://schema.org",
              "@type": "FAQPage",
              mainEntity: loaderData.questions.map(({ question, answer }) => ({
                "@type": "Question",
                name: question,
                acceptedAnswer: { "@type": "Answer", text: answer },
              })),
            },
          ],
        })
      : {},
  component: function BecomeAuthor() {
    return <BecomeAuthorPage page={Route.useLoaderData()} />;
  },
});
