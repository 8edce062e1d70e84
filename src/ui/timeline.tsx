import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

export type TimelineEvent = { id: string; title: ReactNode; detail?: ReactNode; state: "done" | "current" | "ahead" };

/** What happened and what comes, on a vertical string. */
export function Timeline({ events, className }: { events: TimelineEvent[]; className?: string }) {
  return (
    <ol
      className={cx(
        "relative grid gap-[18px] pl-[26px] text-sm before:absolute before:inset-y-2 before:left-[5px] before:w-0.5 before:bg-ink",
        className,
      )}
    >
      {events.map((event) => (
        <li
          key={event.id}
          aria-current={event.state === "current" ? "step" : undefined}
          className={cx(
            "relative before:absolute before:top-1 before:-left-[26px] before:size-3 before:rounded-full before:border-2",
            event.state === "done" && "before:border-ink before:bg-ink",
            event.state === "current" && "before:border-accent before:bg-accent before:shadow-[0_0_0_4px_var(--accent-soft)]",
            event.state === "ahead" && "text-muted before:border-ink before:bg-bg",
          )}
        >
          <div className={cx(event.state !== "ahead" && "font-semibold")}>{event.title}</div>
          {event.detail && <div className="tn text-xs text-muted">{event.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
