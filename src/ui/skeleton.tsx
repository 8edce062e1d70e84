import { cx } from "class-variance-authority";

/** A place held in the final shape; size it by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx("skeleton", className)} />;
}

/** A work card before it arrives. */
export function CoverCardSkeleton() {
  return (
    <div aria-hidden className="after-300ms">
      <Skeleton className="aspect-4/5" />
      <Skeleton className="mt-3.5 h-3 w-1/2" />
      <Skeleton className="mt-2.5 h-4" />
      <Skeleton className="mt-2 h-4 w-[70%]" />
      <Skeleton className="mt-3.5 h-5 w-[36%]" />
    </div>
  );
}
