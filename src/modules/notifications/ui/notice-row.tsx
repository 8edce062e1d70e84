import { useState } from "react";
import { cx } from "class-variance-authority";
import { formatFullDateTime, formatRelative } from "#kit/date-format.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Notice } from "../schema.ts";

const rowClass = "flex min-h-14 w-full items-start gap-3 px-4 py-3 text-left";

type NoticeRowProps = { notice: Notice; /** Opened, or pressed when there is nowhere to go. */ onOpen: () => void };

/** What happened, when, and the way to it; what is new has a dot and bold words. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { href, isRead } = notice;
  const content = <Words notice={notice} />;
  return (
    <li data-status={isRead ? "lido" : "novo"}>
      {href ? (
        <RouterLink href={href} onClick={onOpen} className={cx(rowClass, "hover:bg-well")}>
          {content}
        </RouterLink>
      ) : isRead ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <button type="button" onClick={onOpen} className={cx(rowClass, "hover:bg-well")}>
          {content}
        </button>
      )}
    </li>
  );
}

function Words({ notice: { title, detail, at, isRead } }: { notice: Notice }) {
  const instant = new Date(at);
  const [now] = useState(() => new Date());
  return (
    <>
      <span aria-hidden className={cx("mt-[7px] size-2 shrink-0 rounded-full", !isRead && "bg-accent")} />
      <span className="min-w-0 flex-1">
        <span className={cx("block text-sm [overflow-wrap:anywhere]", isRead ? "font-medium" : "font-bold")}>
          {!isRead && <VisuallyHidden>Novo: </VisuallyHidden>}
          {title}
        </span>
        <span className="block text-2xs text-muted">
          {detail && <>{detail} · </>}
          <time dateTime={instant.toISOString()} title={formatFullDateTime(instant)}>
            {formatRelative(instant, now)}
          </time>
        </span>
      </span>
    </>
  );
}
