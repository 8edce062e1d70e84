import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { readChoice, readWords } from "#kit/search-params.ts";
import { getContact } from "#modules/content/contact/functions.ts";
import { CONTACT_TOPICS, type ContactTopic } from "#modules/content/contact/rules.ts";
import { ContactPage } from "#modules/content/contact/ui/contact-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const MOST_WANTED = 200;

/** `procura` is what somebody looked for in the market and did not find. */
type ContactSearch = { pedido?: string | undefined; assunto?: ContactTopic | undefined; procura?: string | undefined };

const readSearch = ({ pedido, assunto, procura }: Record<string, unknown>): ContactSearch => ({
  pedido: typeof pedido === "string" && UUID.test(pedido) ? pedido : undefined,
  assunto: readChoice(assunto, CONTACT_TOPICS),
  procura: readWords(procura, MOST_WANTED),
});

export const Route = createFileRoute("/_loja/ajuda/contato")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ deps: { pedido, assunto, procura } }) => ({
    page: loaded(await getContact({ data: { pedido } })),
    topic: assunto,
    wanted: procura,
  }),
  staleTime: 0,
  head: ({ matches }) =>
    pageHead(matches, {
      title: `Escreva para ${brand.the}`,
      description: "Nossa equipe lê e responde por e-mail.",
      path: "/ajuda/contato",
    }),
  component: function Contact() {
    return <ContactPage {...Route.useLoaderData()} />;
  },
});
