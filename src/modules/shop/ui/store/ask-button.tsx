import { MessageCircleQuestionMark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { Button } from "#ui/button.tsx";

const AskDialog = lazy(async () => ({ default: (await import("./ask-dialog.tsx")).AskDialog }));

/** Asking a store is asking of one of its products, on whose page the answer serves the next who wonders. */
export function AskButton({ store }: { store: Pick<StorePageFacts, "slug" | "authorName" | "productCount"> }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (store.productCount === 0) return null;
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageCircleQuestionMark aria-hidden />
        Perguntar
      </Button>
      {wasOpen && (
        <Suspense>
          <AskDialog store={store} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
