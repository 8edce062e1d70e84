import { useAskAgain } from "#ui/ask-again.ts";
import { DeleteDraftButton } from "#ui/delete-draft-button.tsx";
import { moveEditionFn } from "../functions.ts";
import { editionMessages } from "../messages.ts";

/** Ends a draft that never left, after asking. */
export function DeleteEditionButton({ editionId, onDeleted }: { editionId: string; onDeleted: () => void }) {
  const askAgain = useAskAgain();

  async function remove() {
    const answer = await askAgain(() => moveEditionFn({ data: { editionId, move: "apagar" } })).catch(() => null);
    return answer?.ok ? null : editionMessages[answer?.reason ?? "unavailable"];
  }
  return (
    <DeleteDraftButton description="O que está escrito nele se perde. Ninguém o recebeu." remove={remove} onDeleted={onDeleted} />
  );
}
