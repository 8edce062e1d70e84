import { useState } from "react";
import { choosePreviewsFn } from "#modules/catalog/functions.ts";
import { blankSentence } from "#modules/catalog/messages.ts";
import type { ChosenPage, EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { useAutosave } from "#ui/use-autosave.ts";
import { readRefusal } from "./read-refusal.ts";

const PREPARING = "Preparando a prévia…";
const UNREACHED = "Sem conexão. O que você marcou continua aqui; tentamos de novo em instantes.";

/** What the author shows before the sale, stored by itself a moment after each choice, one storing at a time. */
export function usePreviews(page: EditedProduct, files: WorkingFile[]) {
  const [note, setNote] = useState("");
  const { form, change, save, state } = useAutosave({
    form: { pages: page.previews.map(({ fileId, pageNumber }): ChosenPage => ({ fileId, pageNumber })) },
    revision: 0,
    async send(revision, { pages }) {
      setNote(PREPARING);
      const answer = await choosePreviewsFn({ data: { productId: page.id, pages } });
      if (!answer.ok) return answer;
      const { blankPages } = answer.value;
      setNote(`Prévia salva.${blankPages.length > 0 ? blankSentence(blankPages) : ""}`);
      return { ok: true, value: { revision } };
    },
    onSaved: () => undefined,
    onRefused: (answer) =>
      setNote(answer.reason === "network" ? UNREACHED : answer.fields?.["paginas"] || readRefusal(answer).trouble.message),
    isHeld: false,
  });
  const chosen = form.pages.map((one) => ({ ...one, fileId: inPlaceOf(one.fileId, files) }));
  const most = page.limits.previewPages;

  function toggle(one: ChosenPage) {
    const isOn = chosen.some((other) => isSame(other, one));
    const rest = chosen.filter((other) => !isSame(other, one) && hasPage(files, other));
    if (!isOn && rest.length >= most)
      return setNote(`A prévia pode ter até ${most} páginas e arquivos. Remova um para adicionar outro.`);
    setNote(PREPARING);
    change({ pages: isOn ? rest : [...rest, one] });
  }

  return { chosen, toggle, note, save, isSaving: state === "saving" || state === "dirty" };
}

/** Whether a page is still there; of a file that is no PDF, page 1 is its preview. */
const hasPage = (files: WorkingFile[], { fileId, pageNumber }: ChosenPage): boolean =>
  files.some((file) => file.id === fileId && pageNumber <= (file.pageCount ?? 1));

/** The file that took the place of this one, when one did. */
function inPlaceOf(fileId: string, files: WorkingFile[]): string {
  const isHere = files.some((file) => file.id === fileId);
  return isHere ? fileId : (files.find((file) => file.replaces === fileId)?.id ?? fileId);
}

const isSame = (a: ChosenPage, b: ChosenPage): boolean => a.fileId === b.fileId && a.pageNumber === b.pageNumber;
