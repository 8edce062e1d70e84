import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Overlay } from "#ui/overlay.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getReviews } from "../functions.ts";
import { type ReviewsSearch, reviewsHref } from "../schema/search.ts";
import { ReviewsBoard } from "./reviews-board.tsx";
import { ReviewsLink } from "./reviews-link.tsx";

type ReviewsOverlayProps = {
  /** What the address asks for; null when it is closed. */
  search: ReviewsSearch | null;
  report: (reviewId: string) => ReactNode;
};

/** A product's reviews over the page one was on; Back closes them, however many filters were tried. */
export function ReviewsOverlay({ search, report }: ReviewsOverlayProps) {
  const router = useRouter();
  const [last, setLast] = useState(search);
  if (search && search !== last) setLast(search);
  return (
    <Overlay open={search !== null} onClose={() => router.history.back()} title="Avaliações" width="wide">
      {last && <OpenReviews key={last.produto} search={last} report={report} />}
    </Overlay>
  );
}

function OpenReviews({ search, report }: { search: ReviewsSearch; report: (reviewId: string) => ReactNode }) {
  const router = useRouter();
  const { facts, failed, reload } = useSection(() => getReviews({ data: search }), reviewsHref(search));

  const show = (next: ReviewsSearch) =>
    router.navigate({
      to: ".",
      search: true,
      replace: true,
      resetScroll: false,
      state: { avaliacoes: next },
      mask: { to: "/avaliacoes", search: next, unmaskOnReload: true },
    });

  if (failed || (facts && !("product" in facts))) {
    return (
      <EmptyState title="As avaliações não abriram" action={<Button onClick={reload}>Tentar de novo</Button>}>
        O resto da página funciona.
      </EmptyState>
    );
  }
  if (!facts) return <BoardSkeleton />;
  return (
    <>
      <p className="mb-5 text-sm text-muted">
        <RouterLink href={`/produto/${facts.product.slug}`} className="font-semibold text-ink underline underline-offset-3">
          {facts.product.title}
        </RouterLink>
        , de <span className="sig text-[1.0625em]">{facts.product.authorName}</span>
      </p>
      <ReviewsBoard
        page={facts}
        search={search}
        report={report}
        onSearch={(next) => void show(next)}
        onChange={async () => {
          reload();
          await router.invalidate({ sync: true });
        }}
        renderWay={({ search: next, ...link }) => (
          <ReviewsLink key={reviewsHref(next)} {...link} replace search={{ ...next, produto: facts.product.slug }} />
        )}
      />
    </>
  );
}

const BoardSkeleton = () => (
  <div className="after-300ms grid gap-x-10 gap-y-7 md:grid-cols-[220px_minmax(0,1fr)]" aria-busy="true">
    <Skeleton className="h-56" />
    <div className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  </div>
);
