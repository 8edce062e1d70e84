import { lazy, Suspense } from "react";
import { useSavedNews } from "./saved.ts";

// Nobody who presses no heart downloads it.
const SavedToast = lazy(async () => ({ default: (await import("./saved-toast.tsx")).SavedToast }));

/** Says at the corner what became of a heart or a follow. One per page. */
export function SavedNews() {
  const news = useSavedNews();
  return news ? (
    <Suspense>
      <SavedToast news={news} />
    </Suspense>
  ) : null;
}
