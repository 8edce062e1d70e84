import { brand } from "#kit/brand/brand.ts";
import { createFileRoute } from "@tanstack/react-router";
import { getAbout } from "#modules/content/about/functions.ts";
import { AboutPage } from "#modules/content/about/ui/about-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/quem-somos")({
  loader: async () => loaded(await getAbout()),
  head: ({ loaderData, matches }) =>
    loaderData
      ? pageHead(matches, {
          title: "Quem somos",
          description:
            "A feira de autores independentes de materiais digitais: por que existe, como ganha dinheiro e quem responde por ela.",
          path: "/quem-somos",
          facts: (origin) => [
            {
              "@context": "https://schema.org",
              "@type": "Organization",
              name: brand.name,
              legalName: loaderData.identity.company,
              url: origin,
              email: loaderData.identity.email,
            },
          ],
        })
      : {},
  component: function About() {
    return <AboutPage page={Route.useLoaderData()} />;
  },
});
