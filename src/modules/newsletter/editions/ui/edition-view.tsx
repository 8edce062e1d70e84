import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { ReadEdition } from "../rules/edition.ts";

/** An edition on a page, as in the mailbox. */
export const EditionView = ({
  edition: { subject, paragraphs, button, sentAt },
  foot,
}: {
  edition: ReadEdition;
  foot?: ReactNode;
}) => (
  <article className="max-w-[62ch]">
    <p className="text-sm text-muted">
      {`A newsletter ${brand.of}`}
      {sentAt && (
        <>
          , <time dateTime={sentAt.toISOString()}>{formatDate(sentAt)}</time>
        </>
      )}
    </p>
    <h1 className="mt-2 text-t1 font-black wrap-anywhere">{subject || "Sem assunto"}</h1>
    <div className="mt-6 grid gap-4 text-md leading-relaxed">
      {paragraphs.map((words) => (
        <p key={words} className="wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      ))}
    </div>
    {button && (
      <RouterLink href={button.path} className={buttonClass({ variant: "primary", size: "lg", className: "mt-6.5" })}>
        {button.label}
      </RouterLink>
    )}
    {foot}
  </article>
);
