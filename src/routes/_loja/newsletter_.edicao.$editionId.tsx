import { createFileRoute, notFound } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { isUuid } from "#kit/id.ts";
import { getSentEdition } from "#modules/newsletter/editions/functions.ts";
import { EditionView } from "#modules/newsletter/editions/ui/edition-view.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/_loja/newsletter_/edicao/$editionId")({
  loader: async ({ params: { editionId } }) => {
    if (!isUuid(editionId)) throw notFound();
    return loaded(await getSentEdition({ data: { editionId } }));
  },
  staleTime: 0,
  head: ({ loaderData }) => ({
    meta: [
      { title: `${loaderData?.subject || "Newsletter"} · ${brand.name}` },
      { name: "description", content: loaderData?.paragraphs[0]?.slice(0, 300) || `Uma edição da newsletter ${brand.of}.` },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: Edition,
});

function Edition() {
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <EditionView
        edition={Route.useLoaderData()}
        foot={
          <p className="mt-10 border-t border-line pt-4 text-sm text-muted">
            Quer receber a próxima?{" "}
            <RouterLink href="/newsletter" className="link">
              Peça a newsletter
            </RouterLink>
            .
          </p>
        }
      />
    </main>
  );
}
