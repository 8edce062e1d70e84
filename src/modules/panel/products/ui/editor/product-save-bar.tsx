import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { formatTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { SignInLink } from "#ui/sign-in-link.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { Trouble } from "./read-refusal.ts";
import type { useProduct } from "./use-product.ts";

type ProductSaveBarProps = {
  page: EditedProduct;
  material: Pick<ReturnType<typeof useProduct>, "state" | "save" | "savedAt" | "conflict">;
  /** What is stored apart from the draft: files' choices, the cover, the order. */
  others: { isSaving: boolean; save: () => Promise<boolean> };
  trouble: Trouble | null;
  publishing: boolean;
  /** Published at an hour to come rather than now. */
  isScheduling: boolean;
};

/** How the draft stands, and the two things to do with it. */
export function ProductSaveBar({
  page,
  material: { state, save, savedAt, conflict },
  others,
  trouble,
  publishing,
  isScheduling,
}: ProductSaveBarProps) {
  const isLive = page.status === "publicado" || page.status === "pausado";
  const isUntouched = page.revision === 1 && !page.slug;
  const shown = others.isSaving && state === "saved" ? "saving" : state;
  const words = {
    saved: savedAt
      ? `Rascunho salvo às ${formatTime(savedAt)}`
      : page.hasChanges || !isLive
        ? isUntouched
          ? "O rascunho é salvo automaticamente"
          : "Rascunho salvo"
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
              <Button size="sm" onClick={() => void conflict.resolve()}>
                Combinar as duas
              </Button>
            ) : (
              trouble.reason === "signed_out" && <SignInLink />
            )
          }
        >
          {trouble.reason === "conflict" && conflict.failed
            ? "Não conseguimos ler o que a outra aba salvou. Tente de novo."
            : trouble.message}
        </Note>
      )}
      {conflict.clash && (
        <ConflictDialog clash={conflict.clash} categories={page.categories} onChoose={conflict.choose} onClose={conflict.close} />
      )}
      <SaveBar visible message={words[shown]}>
        <Button onClick={() => void Promise.all([save(), others.save()])} loading={shown === "saving"} loadingLabel="Salvando…">
          Salvar rascunho
        </Button>
        <Button type="submit" variant="primary" loading={publishing} loadingLabel={isScheduling ? "Agendando…" : "Publicando…"}>
          {isScheduling ? "Agendar publicação" : "Publicar material"}
        </Button>
      </SaveBar>
    </div>
  );
}
