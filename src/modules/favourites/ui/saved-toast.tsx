import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { Note } from "#ui/note.tsx";
import { showToast, ToastArea } from "#ui/toast.tsx";
import { ChooseList } from "./choose-list.tsx";
import type { SavedNews } from "./saved.ts";
import { readReason } from "./read-reason.ts";

/** What became of the last heart or follow: kept, kept only here, or refused and why. */
export function SavedToast({ news }: { news: SavedNews }) {
  const [choosing, setChoosing] = useState<number | null>(null);
  const [read, setRead] = useState<SavedNews | null>(null);
  const refusal = news.kind === "refused" && news !== read ? readReason(news.reason) : null;

  useEffect(() => {
    if (news.kind === "kept") {
      const { productId } = news;
      showToast("Guardado nos favoritos.", { label: "Escolher lista", onPress: () => setChoosing(productId) });
    }
    if (news.kind === "kept_here") {
      showToast("Guardado neste aparelho.", { label: "Entrar para não perder", onPress: goToLogin });
    }
  }, [news]);

  return (
    <>
      <ToastArea>{null}</ToastArea>
      {refusal && (
        <Note
          tone="danger"
          role="alert"
          className="fixed inset-x-3 bottom-3 z-50 items-center shadow-pop md:right-auto md:bottom-5 md:left-5 md:w-[400px]"
        >
          <span className="flex items-center gap-2">
            <span className="flex-1">{refusal}</span>
            <IconButton label="Fechar" tip={false} size="sm" onClick={() => setRead(news)}>
              <X aria-hidden />
            </IconButton>
          </span>
        </Note>
      )}
      {choosing !== null && <ChooseList productId={choosing} onClose={() => setChoosing(null)} />}
    </>
  );
}

const goToLogin = (): void => location.assign(`/auth/login?volta=${encodeURIComponent(location.pathname + location.search)}`);
