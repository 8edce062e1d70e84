import { Skeleton } from "#ui/skeleton.tsx";

/** What a panel page shows while it is being read. */
export function PanelPending() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
    </div>
  );
}
