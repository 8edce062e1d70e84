import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";

/** What stamping does to a PDF that carries a digital signature, and the choice between the two. */
export function SignedNote({ onKeep, onStamp }: { onKeep: () => void; onStamp: () => void }) {
  return (
    <Note
      tone="warning"
      role="alert"
      title="Este PDF tem assinatura digital."
      action={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="sm" onClick={onKeep}>
            Entregar sem carimbo
          </Button>
          <Button type="button" size="sm" variant="soft" onClick={onStamp}>
            Carimbar mesmo assim
          </Button>
        </div>
      }
    >
      O carimbo muda o arquivo, e os leitores de PDF vão dizer que cada cópia foi alterada depois de assinada. Por enquanto ele
      vai sem carimbo, como você assinou.
    </Note>
  );
}
