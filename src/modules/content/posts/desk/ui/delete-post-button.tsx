import { useAskAgain } from "#ui/ask-again.ts";
import { DeleteDraftButton } from "#ui/delete-draft-button.tsx";
import { deletePost } from "../functions.ts";
import { postMessages } from "../messages.ts";

/** Ends a draft that nobody read, after asking. */
export function DeletePostButton({ postId, onDeleted }: { postId: number; onDeleted: () => void }) {
  const askAgain = useAskAgain();

  async function remove() {
    const answer = await askAgain(() => deletePost({ data: { postId } })).catch(() => null);
    return answer?.ok ? null : postMessages[answer?.reason ?? "unavailable"];
  }
  return (
    <DeleteDraftButton description="O que está escrito nele se perde. Ninguém o leu." remove={remove} onDeleted={onDeleted} />
  );
}
