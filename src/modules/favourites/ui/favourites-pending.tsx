import { Skeleton, CoverCardSkeleton } from "#ui/skeleton.tsx";

/** The favourites before they arrive, in their own shape. */
export function FavouritesPending() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-6 h-9 w-44" />
      <Skeleton className="mb-5 h-11" />
      <Skeleton className="mb-6 h-24" />
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <CoverCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
