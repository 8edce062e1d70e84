import { lazy, Suspense } from "react";
import { useKeptNews } from "./kept.ts";

// Nobody who presses no heart downloads it.
const KeptToast = lazy(async () => ({ default: (await import("./kept-toast.tsx")).KeptToast }));

/** Says at the corner what became of a heart or a follow. One per page. */
export function KeptNews() {
  const news = useKeptNews();
  return news ? (
    <Suspense>
      <KeptToast news={news} />
    </Suspense>
  ) : null;
}
