import type { MyStorePage } from "#modules/stores/store-page/rules/store-page.ts";
import { storePageMessages } from "#modules/stores/store-page/messages.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { SignInLink } from "#ui/sign-in-link.tsx";
import { NOT_PUBLISHED } from "#ui/use-autosave.ts";
import type { SavingState, useStorePage } from "./use-store-page.ts";

type PublishBarProps = {
  published: MyStorePage["published"];
  storePage: Pick<ReturnType<typeof useStorePage>, "state" | "waits" | "trouble" | "isRefused" | "publish" | "discard">;
  onReload: () => void;
};

const WORDS: Record<Exclude<SavingState, "saved">, string> = {
  dirty: "Alterações não salvas",
  saving: "Salvando…",
  failed: "Alterações não publicadas",
  publishing: "Publicando…",
};

/** How the draft stands, and what to do with it. */
export function PublishBar({ published, storePage, onReload }: PublishBarProps) {
  const { state, waits, trouble, isRefused, publish, discard } = storePage;
  const sentence = trouble ? storePageMessages[trouble] : isRefused ? NOT_PUBLISHED : null;
  return (
    <div className="sticky bottom-0 z-10">
      {sentence && (
        <Note
          tone="danger"
          role="alert"
          className="mb-2"
          action={
            trouble === "conflict" ? (
              <Button size="sm" onClick={onReload}>
                Recarregar
              </Button>
            ) : (
              trouble === "signed_out" && <SignInLink />
            )
          }
        >
          {sentence}
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
