import { createFileRoute, redirect } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { getReviews } from "#modules/reviews/functions.ts";
import { isFiltered, readReviewsSearch } from "#modules/reviews/schema/search.ts";
import { AllReviewsPage } from "#modules/reviews/ui/all-reviews-page.tsx";
import { ReviewsPage } from "#modules/reviews/ui/reviews-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/avaliacoes")({
  validateSearch: readReviewsSearch,
  // The form is the reader's own business: the same page for everybody.
  loaderDeps: ({ search }) => ({ ...search, avaliar: undefined }),
  loader: async ({ deps }) => {
    const answer = loaded(await getReviews({ data: deps }));
    if ("movedTo" in answer) throw redirect({ to: "/avaliacoes", search: { ...deps, produto: answer.movedTo }, statusCode: 301 });
    return answer;
  },
  head: ({ loaderData, matches, match: { search } }) => {
    if (!loaderData) return {};
    if ("all" in loaderData)
      return pageHead(matches, {
        title: "Avaliações",
        description: `O que dizem as pessoas que compraram materiais ${brand.in}, da mais nova à mais antiga.`,
        path: "/avaliacoes",
        noindex: Boolean(search.nota ?? search.busca ?? search.pagina),
      });
    const { product, count } = loaderData;
    return pageHead(matches, {
      title: `Avaliações de ${product.title}`,
      description: `O que dizem as pessoas que compraram ${product.title}, de ${product.authorName}.`,
      path: `/avaliacoes?produto=${product.slug}`,
      noindex: count === 0 || isFiltered(search) || Boolean(search.ordem ?? search.avaliacao ?? search.pagina),
    });
  },
  component: Reviews,
});

function Reviews() {
  const page = Route.useLoaderData();
  const search = Route.useSearch();
  if ("all" in page) return <AllReviewsPage page={page.all} search={search} />;
  return (
    <ReviewsPage page={page} search={search} report={(reviewId) => <ReportButton kind="avaliacao" subjectId={reviewId} />} />
  );
}
