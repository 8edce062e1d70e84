import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { SignInLink } from "#ui/sign-in-link.tsx";
import { NOT_PUBLISHED } from "#ui/use-autosave.ts";
import type { PostDraft } from "../schema.ts";
import type { usePost } from "./use-post.ts";

type PostSaveBarProps = {
  draft: PostDraft;
  post: ReturnType<typeof usePost>;
  isPublishing: boolean;
  /** The last press to publish failed. */
  isRefused: boolean;
  isScheduling: boolean;
};

const WORDS = { saved: "Tudo salvo", dirty: "Alterações não salvas", saving: "Salvando…", failed: "Alterações não salvas" };

/** How the draft stands, and the two things to do with it. */
export function PostSaveBar({ draft, post: { state, save, trouble }, isPublishing, isRefused, isScheduling }: PostSaveBarProps) {
  const sentence = trouble?.message ?? (isRefused ? NOT_PUBLISHED : null);
  const isRead = draft.status === "publicado";
  const verb = isScheduling ? "Agendar" : isRead ? "Publicar alterações" : "Publicar";
  return (
    <div className="sticky bottom-0 z-10">
      {sentence && (
        <Note tone="danger" role="alert" className="mb-2" action={trouble?.reason === "signed_out" && <SignInLink />}>
          {sentence}
        </Note>
      )}
      <SaveBar visible message={WORDS[state]}>
        <Button onClick={() => void save()} loading={state === "saving"} loadingLabel="Salvando…">
          Salvar rascunho
        </Button>
        <Button type="submit" variant="primary" loading={isPublishing} loadingLabel={isScheduling ? "Agendando…" : "Publicando…"}>
          {verb}
        </Button>
      </SaveBar>
    </div>
  );
}
