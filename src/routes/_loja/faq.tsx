import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { getFaq } from "#modules/content/help/functions.ts";
import { FaqPage } from "#modules/content/help/ui/faq-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/faq")({
  loader: async () => loaded(await getFaq()),
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: "Perguntas frequentes",
          description: `Respostas curtas sobre comprar, baixar, desistir, vender e receber ${brand.in}.`,
          path: "/faq",
          facts: () => [
            {
              "@context": "https://schema.org",
              "@type": "FAQPage",
              mainEntity: loaderData.groups
                .flatMap(({ questions }) => questions)
                .map(({ title, text }) => ({
                  "@type": "Question",
                  name: title,
                  acceptedAnswer: { "@type": "Answer", text },
                })),
            },
          ],
        })
      : {},
  component: function Faq() {
    return <FaqPage page={Route.useLoaderData()} />;
  },
});
