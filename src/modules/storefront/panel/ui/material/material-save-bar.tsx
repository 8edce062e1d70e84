import type { MaterialPage } from "#modules/catalog/schema/material.ts";
import { formatTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import type { Trouble } from "./read-refusal.ts";
import type { useMaterial } from "./use-material.ts";

type MaterialSaveBarProps = {
  page: MaterialPage;
  material: Pick<ReturnType<typeof useMaterial>, "state" | "save" | "savedAt">;
  trouble: Trouble | null;
  publishing: boolean;
  onReload: () => void;
};

/** How the draft stands, and the two things to do with it. */
export function MaterialSaveBar({
  page,
  material: { state, save, savedAt },
  trouble,
  publishing,
  onReload,
}: MaterialSaveBarProps) {
  const isLive = page.status === "publicado" || page.status === "pausado";
  const words = {
    saved: savedAt
      ? `Rascunho salvo às ${formatTime(savedAt)}`
      : page.hasChanges || !isLive
        ? "Rascunho salvo"
        : "Tudo publicado",
    dirty: "Alterações não salvas",
    saving: "Salvando…",
    failed: "Alterações não salvas",
  };
  return (
    <div className="sticky bottom-0 z-10">
      {trouble && (
        <Note
          tone="danger"
          role="alert"
          className="mb-2"
          action={
            trouble.reason === "conflict" ? (
              <Button size="sm" onClick={onReload}>
                Recarregar
              </Button>
            ) : undefined
          }
        >
          {trouble.message}
        </Note>
      )}
      <SaveBar visible message={words[state]}>
        <Button onClick={() => void save()} loading={state === "saving"} loadingLabel="Salvando…">
          Salvar rascunho
        </Button>
        <Button type="submit" variant="primary" loading={publishing} loadingLabel="Publicando…">
          Publicar material
        </Button>
      </SaveBar>
    </div>
  );
}
