import type { MyFace } from "#modules/stores/store-page/store-page.ts";
import { faceMessages } from "#modules/stores/store-page/messages.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import type { FaceState, useFace } from "./use-store-page.ts";

type FaceBarProps = {
  published: MyFace["published"];
  face: Pick<ReturnType<typeof useFace>, "state" | "waits" | "trouble" | "publish" | "discard">;
  onReload: () => void;
};

const WORDS: Record<Exclude<FaceState, "saved">, string> = {
  dirty: "Alterações não salvas",
  saving: "Salvando…",
  failed: "Alterações não publicadas",
  publishing: "Publicando…",
};

/** How the draft stands, and what to do with it. */
export function FaceBar({ published, face: { state, waits, trouble, publish, discard }, onReload }: FaceBarProps) {
  return (
    <div className="sticky bottom-0 z-10">
      {trouble && (
        <Note
          tone="danger"
          role="alert"
          className="mb-2"
          action={
            trouble === "conflict" ? (
              <Button size="sm" onClick={onReload}>
                Recarregar
              </Button>
            ) : undefined
          }
        >
          {faceMessages[trouble]}
        </Note>
      )}
      <SaveBar visible={waits || state !== "saved"} message={state === "saved" ? "Rascunho salvo" : WORDS[state]}>
        {waits && (
          <Button variant="ghost" disabled={state === "publishing"} onClick={() => void discard(published)}>
            Descartar
          </Button>
        )}
        <Button variant="primary" loading={state === "publishing"} loadingLabel="Publicando…" onClick={() => void publish()}>
          Publicar vitrine
        </Button>
      </SaveBar>
    </div>
  );
}
