import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useDismiss } from "./use-dismiss.ts";
import { useUnread } from "./use-unread.ts";

const MOST_SAID = 99;

// Fetched the first time it opens.
const BellList = lazy(async () => ({ default: (await import("./bell-list.tsx")).BellList }));

/** The bell of a header: how many notices wait, as it changes, and the newest of them. Only for people signed in. */
export function Bell() {
  const unread = useUnread() ?? 0;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(details);
  const label =
    unread === 0 ? "nenhuma nova" : unread > MOST_SAID ? "mais de 99 novas" : `${unread} ${unread === 1 ? "nova" : "novas"}`;

  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className="relative">
      <summary
        aria-label={`Notificações, ${label}`}
        data-tip={isOpen ? undefined : "Notificações"}
        className={iconButtonClass({ className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden" })}
      >
        <BellIcon aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="tn absolute top-0.5 right-0 min-w-[18px] rounded-full bg-accent px-1 text-center text-[12px] leading-[18px] font-bold text-accent-ink"
          >
            {unread > MOST_SAID ? "99+" : unread}
          </span>
        )}
      </summary>
      <VisuallyHidden>
        <span aria-live="polite">{unread > 0 ? `Notificações: ${label}` : ""}</span>
      </VisuallyHidden>
      {isOpen && (
        <div className="z-30 grid max-h-[min(560px,calc(100dvh-88px))] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-[10px] bg-surface shadow-pop max-md:fixed max-md:inset-x-3 max-md:top-[64px] md:absolute md:top-[calc(100%+6px)] md:right-0 md:w-[400px]">
          <Suspense fallback={<div className="h-72" />}>
            <BellList unread={unread} onLeave={() => details.current && (details.current.open = false)} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
