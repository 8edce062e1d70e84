import { Skeleton } from "#ui/skeleton.tsx";

/** The addresses before they arrive, in their own shape. */
export function AddressesPending() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-6 h-9 w-48" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <Skeleton className="h-72" />
        <Skeleton className="h-[560px]" />
      </div>
    </div>
  );
}
