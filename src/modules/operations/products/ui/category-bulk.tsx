import { FolderTree } from "lucide-react";
import { useState } from "react";
import { plural } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.ts";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { showToast } from "#ui/toast.tsx";
import { moveToCategoryFn, undoCategoryMoveFn } from "../functions.ts";
import { productActMessages } from "../messages.ts";
import type { CategoriesMoved, CategoryMove } from "../schema.ts";
import type { ProductsSearch } from "../search.ts";

type CategoryBulkProps = {
  selection: Selection;
  clear: () => void;
  search: ProductsSearch;
  categories: readonly { id: number; name: string }[];
  /** What did not go as asked, in a sentence; null when all did. */
  onProblem: (sentence: string | null) => void;
  onChanged: () => Promise<void>;
};

/** Files the marked products under another category, with a way back for as long as the toast is there. */
export function CategoryBulk({ selection, clear, search, categories, onProblem, onChanged }: CategoryBulkProps) {
  const [isAsking, setAsking] = useState(false);
  const pick =
    selection.kind === "some"
      ? { ids: selection.ids.map(Number) }
      : { view: { ...search, pagina: undefined, linha: undefined } as Record<string, unknown> };

  async function undo(moves: CategoryMove[]) {
    const answer = await undoCategoryMoveFn({ data: { moves } }).catch(() => null);
    if (answer?.ok && answer.value.moves.length > 0) showToast("De volta à categoria de antes.");
    const stayed = answer?.ok ? answer.value.saved : moves;
    onProblem(
      stayed.length > 0 ? `Não desfizemos ${plural(stayed.length, "mudança", "mudanças")}. Confira as categorias.` : null,
    );
    await onChanged();
  }

  async function moved({ moves, saved }: CategoriesMoved) {
    setAsking(false);
    clear();
    onProblem(savedWords(saved));
    if (moves.length > 0)
      showToast(`${plural(moves.length, "material mudou", "materiais mudaram")} de categoria.`, {
        label: "Desfazer",
        onPress: () => void undo(moves),
      });
    await onChanged();
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <FolderTree aria-hidden />
        Mudar categoria…
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Mudar a categoria dos materiais marcados?"
        effect="Vale na vitrine na hora, e os autores são avisados no sino. Até 200 de cada vez."
        confirmLabel="Mudar categoria"
        messages={productActMessages}
        fields={(mistakes) => (
          <Field label="Nova categoria" error={mistakes.categoryId}>
            <Select name="categoria" defaultValue="">
              <option value="">Escolha</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        act={(motivo, form) => {
          const categoryId = Number(formText(form, "categoria"));
          if (!categoryId) {
            const wrong = { ok: false as const, reason: "invalid", fields: { categoryId: "Escolha a categoria." } };
            return Promise.resolve(wrong);
          }
          return moveToCategoryFn({ data: { pick, categoryId, motivo } });
        }}
        onDone={({ value }) => void moved(value as CategoriesMoved)}
      />
    </>
  );
}

/** Which stayed where they were, the first three by title. */
function savedWords(saved: CategoriesMoved["saved"]): string | null {
  if (saved.length === 0) return null;
  const names = saved.slice(0, 3).map(({ title }) => `“${title}”`);
  const rest = saved.length > 3 ? ` e mais ${saved.length - 3}` : "";
  const stayed = plural(saved.length, "material ficou", "materiais ficaram");
  const own = saved.some(({ reason }) => reason === "own_case") ? " O que é seu, outra pessoa da administração muda." : "";
  return `${stayed} onde estava: ${names.join(", ")}${rest}. Já é essa a categoria, ou o material não existe mais.${own}`;
}
