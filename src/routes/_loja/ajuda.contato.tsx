import { createFileRoute } from "@tanstack/react-router";
import { readChoice } from "#kit/search-params.ts";
import { getContact } from "#modules/content/contact/functions.ts";
import { CONTACT_TOPICS, type ContactTopic } from "#modules/content/contact/rules.ts";
import { ContactPage } from "#modules/content/contact/ui/contact-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type ContactSearch = { pedido?: string | undefined; assunto?: ContactTopic | undefined };

const readSearch = ({ pedido, assunto }: Record<string, unknown>): ContactSearch => ({
  pedido: typeof pedido === "string" && UUID.test(pedido) ? pedido : undefined,
  assunto: readChoice(assunto, CONTACT_TOPICS),
});

export const Route = createFileRoute("/_loja/ajuda/contato")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ deps: { pedido, assunto } }) => ({ page: loaded(await getContact({ data: { pedido } })), topic: assunto }),
  staleTime: 0,
  head: ({ matches }) =>
    pageHead(matches, {
      title: "Escreva para a Autoria",
      description: "Uma pessoa lê e responde por e-mail.",
      path: "/ajuda/contato",
    }),
  component: function Contact() {
    return <ContactPage {...Route.useLoaderData()} />;
  },
});
