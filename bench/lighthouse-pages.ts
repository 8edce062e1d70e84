import type { Autoria } from "./contenders/autoria.ts";
import { ask } from "./market.ts";

/** A page Lighthouse judges; `hidden` says why it is kept from search engines on purpose. */
export type JudgedPage = { path: string; hidden?: string };

const ANSWER = "answer to a search";
const OF_ONE_READER = "made for one reader";

const EXAMPLES = `select
  (select slug from products where status = 'publicado' order by id limit 1) as product,
  (select slug from stores where status = 'aprovada' order by id limit 1) as store,
  (select slug from posts where status = 'publicado' order by id limit 1) as post,
  (select left(sha256, 12) from policy_texts where policy = 'termos-de-uso' order by id limit 1) as terms,
  (select id from editions where status = 'enviada' order by id limit 1) as edition`;

type Examples = { product: string; store: string; post: string; terms: string | null; edition: string | null };

/** What anybody may open, with one example of what has many; an email only where one was sent. */
export async function pagesJudged(autoria: Autoria): Promise<JudgedPage[]> {
  const [one] = await ask<Examples>(autoria, EXAMPLES);
  if (!one) throw new Error("the market is empty");
  return [
    { path: "/" },
    { path: "/produtos" },
    { path: `/produto/${one.product}` },
    { path: "/lojas" },
    { path: `/loja/${one.store}` },
    { path: "/auth/login", hidden: "a door, not a page to find" },
    { path: "/blog" },
    { path: "/blog?categoria=na-sala-de-aula" },
    { path: "/blog?tag=vender", hidden: ANSWER },
    { path: "/blog?busca=molde", hidden: ANSWER },
    { path: `/blog/${one.post}` },
    { path: "/ajuda" },
    { path: "/ajuda?busca=pix", hidden: ANSWER },
    { path: "/ajuda/desistir-da-compra" },
    { path: "/ajuda/contato" },
    { path: "/faq" },
    { path: "/newsletter" },
    { path: "/newsletter/confirmar/nada", hidden: OF_ONE_READER },
    { path: "/newsletter/sair/nada", hidden: OF_ONE_READER },
    ...(one.edition ? [{ path: `/newsletter/edicao/${one.edition}`, hidden: "a letter, not a page to find" }] : []),
    { path: "/quem-somos" },
    { path: "/politica-de-pagamentos" },
    { path: "/politica-de-privacidade" },
    { path: "/termos-de-uso" },
    ...(one.terms ? [{ path: `/termos-de-uso?registro=${one.terms}`, hidden: "words of before" }] : []),
  ];
}
