import { brand } from "#kit/brand/brand.ts";
import { HelpLink } from "#ui/help-link.tsx";
import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { getAuthorReviews } from "#modules/reviews/functions.ts";
import { FeedbackTabs } from "#modules/reviews/questions/ui/feedback-tabs.tsx";
import { authorReviewsHref, readAuthorReviewsSearch } from "#modules/reviews/author/search.ts";
import { AuthorReviewsPage } from "#modules/reviews/author/ui/page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { buttonClass } from "#ui/button.tsx";
import { loaded } from "../-loaded.ts";

const panel = getRouteApi("/painel");

export const Route = createFileRoute("/painel/avaliacoes")({
  validateSearch: readAuthorReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const answer = loaded(await getAuthorReviews({ data: deps }));
    if (answer.reviews.length === 0 && deps.pagina) throw redirect({ href: authorReviewsHref({ ...deps, pagina: undefined }) });
    return answer;
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Avaliações · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: Reviews,
});

function Reviews() {
  const { store } = panel.useLoaderData();
  const search = Route.useSearch();
  const answer = Route.useLoaderData();
  return (
    <>
      <PanelHead
        title="Avaliações"
        actions={
          answer.counts.todas > 0 && (
            <a
              href={authorReviewsHref({ ...search, pagina: undefined }, "/painel/avaliacoes/exportar.csv")}
              download
              className={buttonClass({ variant: "soft" })}
            >
              <Download aria-hidden />
              Exportar CSV
            </a>
          )
        }
      >
        O que dizem as pessoas que compraram seus materiais. <HelpLink slug="atender-quem-comprou">Como responder bem</HelpLink>
      </PanelHead>
      <FeedbackTabs current="avaliacoes" />
      <AuthorReviewsPage
        answer={answer}
        search={search}
        authorName={store?.authorName ?? ""}
        report={(reviewId) => <ReportButton kind="avaliacao" subjectId={reviewId} />}
      />
    </>
  );
}
