import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { Blocks } from "../../ui/blocks.tsx";
import type { ArticlePage as Facts } from "../schema.ts";
import { HelpSearchBox } from "./help-search.tsx";
import { Person } from "./help-page.tsx";
import { WasUseful } from "./was-useful.tsx";

/** One answer, with what is asked next to it. */
export function ArticlePage({ article }: { article: Facts }) {
  const { slug, title, category, categoryTitle, body, related, answer } = article;
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <Breadcrumb
        crumbs={[
          { href: "/ajuda", label: "Ajuda" },
          { href: `/ajuda#assunto-${category}`, label: categoryTitle },
        ]}
        renderLink={routerLink}
        className="print:hidden"
      />
      <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-16">
        <article>
          <h1 className="mb-6 max-w-[24ch] text-t1 font-black">{title}</h1>
          <Blocks blocks={body} />
          <WasUseful key={slug} slug={slug} />
        </article>
        <aside className="grid content-start gap-8 print:hidden" aria-label="Mais ajuda">
          <HelpSearchBox />
          {related.length > 0 && (
            <section aria-labelledby="tambem">
              <h2 id="tambem" className="fio pt-3 text-t3">
                Veja também
              </h2>
              <ul className="mt-2">
                {related.map((link) => (
                  <li key={link.slug} className="border-b border-line">
                    <RouterLink
                      href={`/ajuda/${link.slug}`}
                      className="block py-2.5 text-sm hover:underline hover:underline-offset-3"
                    >
                      {link.title}
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <div className="mt-14 print:hidden">
        <Person answer={answer} />
      </div>
    </main>
  );
}
