import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { Portrait } from "#ui/portrait.tsx";
import { Stars } from "#ui/rating.tsx";
import type { ReviewFacts } from "../schema/facts.ts";
import { editionWords, paperOf } from "./review-words.ts";

type ReviewItemProps = {
  review: ReviewFacts;
  authorName: string;
  /** The edition on sale: an older one is told. */
  edition?: number;
  isPointed?: boolean;
  /** What may be done about it. */
  actions?: ReactNode;
};

/** What one buyer said, and the author's answer. */
export function ReviewItem({ review, authorName, edition, isPointed, actions }: ReviewItemProps) {
  return (
    <article data-review={review.id} className={isPointed ? "-mx-3 rounded-ctl bg-accent-soft px-3 py-4" : "py-5"}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Portrait name={review.reviewer} paper={paperOf(review.reviewer)} size={40} />
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="font-text text-md leading-snug font-semibold tracking-normal wrap-anywhere">{review.reviewer}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-2xs text-muted">
            <Stars value={review.rating} />
            <time dateTime={review.postedAt.toISOString()} title={`${formatFullDateTime(review.postedAt)}, horário de Brasília`}>
              {formatDate(review.postedAt)}
            </time>
            {review.isEdited && <span>editada</span>}
            {edition !== undefined && review.edition < edition && <span>sobre a {editionWords(review.edition)}</span>}
          </p>
        </div>
        <span className="inline-flex min-h-[26px] items-center gap-1.5 rounded-full bg-positive-soft py-0.5 pr-2.5 pl-2 text-2xs font-semibold whitespace-nowrap text-positive [&_svg]:size-3.5 [&_svg]:stroke-[2.25]">
          <BadgeCheck aria-hidden />
          Compra verificada
        </span>
      </div>
      {review.text && <p className="mt-3 max-w-[64ch] wrap-anywhere whitespace-pre-line">{review.text}</p>}
      {review.reply && (
        <div className="mt-3.5 rounded-ctl bg-well px-4 py-3 text-sm">
          <p className="mb-1 text-xs text-muted">
            <span className="sig text-[1.125rem] text-ink">{authorName}</span> respondeu em{" "}
            <time dateTime={review.reply.at.toISOString()}>{formatDate(review.reply.at)}</time>
            {review.reply.isEdited && ", com edição"}
          </p>
          <p className="max-w-[64ch] wrap-anywhere whitespace-pre-line">{review.reply.text}</p>
        </div>
      )}
      {actions && <div className="mt-2 flex flex-wrap items-center gap-x-2">{actions}</div>}
    </article>
  );
}
