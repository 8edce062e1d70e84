import { useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Note } from "./note.tsx";

type DeleteDraftButtonProps = {
  /** What is lost, and who had seen it. */
  description: string;
  /** Deletes it; answers why it could not, in words, or null. */
  remove: () => Promise<string | null>;
  onDeleted: () => void;
};

/** Ends a draft nobody has seen, after asking. */
export function DeleteDraftButton({ description, remove, onDeleted }: DeleteDraftButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function end() {
    setDeleting(true);
    const trouble = await remove();
    setDeleting(false);
    setProblem(trouble);
    if (trouble === null) onDeleted();
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Apagar rascunho
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Apagar este rascunho?"
        description={description}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Ficar com ele
            </Button>
            <Button variant="danger" loading={isDeleting} loadingLabel="Apagando…" onClick={() => void end()}>
              Apagar
            </Button>
          </>
        }
      >
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
      </Dialog>
    </>
  );
}
