import { MessageCircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#kit/date-format.ts";
import type { QuestionFacts } from "../schema.ts";

type QuestionItemProps = { question: QuestionFacts; authorName: string; report?: ReactNode };

/** A question and, on the well, what the author said. */
export function QuestionItem({ question: { id, body, askerName, requestedAt, answer }, authorName, report }: QuestionItemProps) {
  return (
    <li id={`pergunta-${id}`} className="scroll-mt-24 border-b border-line py-4 target:bg-accent-soft">
      <div className="flex items-start gap-3">
        <MessageCircleQuestionMark aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
            {body}
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-2xs text-muted">
            <span>
              {askerName}, <time dateTime={requestedAt}>{formatDate(new Date(requestedAt))}</time>
            </span>
            {report}
          </p>
          {answer ? (
            <div className="mt-2.5 rounded-ctl bg-well px-4 py-3 text-sm">
              <p className="text-2xs text-muted">
                <span className="sig text-sm text-ink">{authorName}</span> respondeu em{" "}
                <time dateTime={answer.at}>{formatDate(new Date(answer.at))}</time>
              </p>
              <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                {answer.body}
              </p>
            </div>
          ) : (
            <p className="mt-1.5 text-sm text-muted">Ainda sem resposta.</p>
          )}
        </div>
      </div>
    </li>
  );
}
