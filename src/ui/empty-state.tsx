import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

/** A string with two pegs and nothing on it. */
export function EmptyString({ className }: { className?: string }) {
  return (
    <svg width="150" height="48" viewBox="0 0 150 48" aria-hidden className={cx("block", className)}>
      <path d="M0 10Q75 40 150 10" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <rect x="42" y="14" width="7" height="20" rx="2" fill="var(--accent)" />
      <rect x="100" y="14" width="7" height="20" rx="2" fill="var(--accent)" />
    </svg>
  );
}

type EmptyStateProps = {
  title: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** Draws the panel's line around it; off inside a panel. */
  framed?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Nothing here yet: what would be here, and the way to it. */
export function EmptyState({ title, action, headingLevel = 2, framed, className, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={cx(
        "grid justify-items-center gap-2 px-5 py-[30px] text-center",
        framed && "rounded-panel border border-line",
        className,
      )}
    >
      <EmptyString className="mb-3" />
      <Heading className="text-[1.5rem]">{title}</Heading>
      {children && <p className="max-w-[46ch] text-sm text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
