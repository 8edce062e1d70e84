import { type ReactNode, useState } from "react";
import { orderNumber } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AuthorReview as AuthorReviewFacts } from "../../schema/facts.ts";
import { ReviewItem } from "../../ui/review-item.tsx";
import { ReplyForm } from "./reply-form.tsx";

type AuthorReviewProps = {
  review: AuthorReviewFacts;
  authorName: string;
  report: ReactNode;
  onChange: () => void;
};

/** A review as its author reads it: of which product, from which sale, and the answer in place. */
export function AuthorReview({ review, authorName, report, onChange }: AuthorReviewProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <li
      data-row={review.id}
      tabIndex={-1}
      className="px-4 pt-4 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-accent md:px-5"
    >
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted">
        <RouterLink
          href={`/produto/${review.slug}`}
          className="font-semibold text-ink underline underline-offset-3 wrap-anywhere"
        >
          {review.title}
        </RouterLink>
        <RouterLink
          href={`/painel/pedidos/${review.orderId}?aba=vendas`}
          className="tn inline-flex min-h-6 items-center underline underline-offset-3"
        >
          Pedido {orderNumber(review.orderNumber)}
        </RouterLink>
        {review.isReported && <Tag look="line">Denúncia em análise</Tag>}
      </p>
      <ReviewItem
        review={isWriting ? { ...review, reply: null } : review}
        authorName={authorName}
        actions={
          !isWriting && (
            <>
              {review.canReply && (
                <Button
                  data-open=""
                  size="sm"
                  onClick={() => setWriting(true)}
                  aria-label={`${review.reply ? "Corrigir a resposta" : "Responder"} a ${review.reviewer}`}
                >
                  {review.reply ? "Corrigir resposta" : "Responder"}
                </Button>
              )}
              {!review.isReported && report}
            </>
          )
        }
      />
      {isWriting && (
        <div className="pb-5">
          <ReplyForm
            reviewId={review.id}
            reviewer={review.reviewer}
            before={review.reply?.text ?? null}
            onCancel={() => setWriting(false)}
            onSaved={() => {
              setWriting(false);
              onChange();
            }}
          />
        </div>
      )}
    </li>
  );
}
