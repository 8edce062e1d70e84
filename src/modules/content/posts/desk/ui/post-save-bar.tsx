import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import type { PostDraft } from "../schema.ts";
import type { usePost } from "./use-post.ts";

type PostSaveBarProps = {
  draft: PostDraft;
  post: ReturnType<typeof usePost>;
  isPublishing: boolean;
  isScheduling: boolean;
};

const WORDS = { saved: "Tudo salvo", dirty: "Alterações não salvas", saving: "Salvando…", failed: "Alterações não salvas" };

/** How the draft stands, and the two things to do with it. */
export function PostSaveBar({ draft, post: { state, save, trouble }, isPublishing, isScheduling }: PostSaveBarProps) {
  const isRead = draft.status === "publicado";
  const verb = isScheduling ? "Agendar" : isRead ? "Publicar alterações" : "Publicar";
  return (
    <div className="sticky bottom-0 z-10">
      {trouble && (
        <Note tone="danger" role="alert" className="mb-2">
          {trouble.message}
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
