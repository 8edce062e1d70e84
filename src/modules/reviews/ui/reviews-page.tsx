import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Cover } from "#ui/cover.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import type { ReviewsPage as ReviewsPageFacts } from "../schema/facts.ts";
import { type ReviewsSearch, reviewsHref } from "../schema/search.ts";
import { ReviewsBoard } from "./reviews-board.tsx";

type ReviewsPageProps = { page: ReviewsPageFacts; search: ReviewsSearch; report: (reviewId: string) => ReactNode };

/** `/avaliacoes`, when it is loaded by itself. */
export function ReviewsPage({ page, search, report }: ReviewsPageProps) {
  const router = useRouter();
  const { product } = page;
  const go = (next: ReviewsSearch) => router.navigate({ to: "/avaliacoes", search: next, resetScroll: false });
  return (
    <main id="conteudo" className="wrap">
      <Breadcrumb
        className="pt-[18px]"
        renderLink={routerLink}
        crumbs={[
          { href: "/", label: "Início" },
          { href: `/produto/${product.slug}`, label: product.title },
        ]}
      />
      <header className="mt-4 mb-8 flex items-center gap-4 md:gap-6">
        <RouterLink href={`/produto/${product.slug}`} className="w-20 shrink-0 md:w-28" aria-label={product.title}>
          <Cover
            paper={product.paper}
            picture={pictureOf(product.cover)}
            title={product.title}
            signature={product.authorName}
            seed={product.slug}
            sizes="112px"
            alt=""
          />
        </RouterLink>
        <div className="min-w-0">
          <h1 className="text-t1 font-black">Avaliações de {product.title}</h1>
          <p className="mt-1.5">
            <RouterLink href={`/loja/${product.storeSlug}`} className="sig hover:underline">
              de {product.authorName}
            </RouterLink>
          </p>
        </div>
      </header>
      <h2 className="sr-only">Avaliações</h2>
      <ReviewsBoard
        page={page}
        search={search}
        report={report}
        onSearch={(next) => void go(next)}
        onChange={() => router.invalidate({ sync: true })}
        renderWay={({ search: next, ...link }) => (
          <RouterLink keepScroll key={reviewsHref(next)} href={reviewsHref(next)} {...link} />
        )}
      />
    </main>
  );
}
