import { useState } from "react";
import { replaceFileFn } from "#modules/catalog/functions.ts";
import { doorMessages, productMessages } from "#modules/catalog/messages.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Button } from "#ui/button.tsx";
import { isOk, useTrackSave } from "./pending-saves.ts";

type ReplacingNoteProps = { productId: number; file: WorkingFile; files: WorkingFile[]; onChanged: () => Promise<void> };

const MESSAGES: Record<string, string> = { ...doorMessages, ...productMessages };

/** Whose place a file is about to take; of one with the name of another before it, the way into its place. */
export function ReplacingNote({ productId, file, files, onChanged }: ReplacingNoteProps) {
  const track = useTrackSave();
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const former = files.find((one) => one.id === file.replaces);
  if (former)
    return file.status === "enviando" || file.status === "quarentena" ? (
      <p className="mt-0.5 text-2xs text-muted">Vai para o lugar de {former.name}, que continua até a conferência terminar.</p>
    ) : null;
  const namesake = files.slice(0, files.indexOf(file)).find((one) => one.name.toLowerCase() === file.name.toLowerCase());
  if (!namesake || file.status !== "limpo") return null;

  async function replace(replaces: string) {
    setBusy(true);
    const answer = await track(
      replaceFileFn({ data: { productId, fileId: file.id, replaces } }).catch(() => null),
      isOk,
    );
    setTrouble(answer?.ok ? "" : (MESSAGES[answer?.reason ?? ""] ?? doorMessages.unavailable));
    await onChanged();
    setBusy(false);
  }

  return (
    <div className="mt-0.5 grid justify-items-start gap-1">
      <p className="text-2xs font-medium text-warning">
        Outro arquivo daqui tem este mesmo nome. Substitua-o por este ou renomeie um dos dois, para quem compra não confundir.
      </p>
      <Button size="sm" variant="soft" loading={isBusy} loadingLabel="Substituindo…" onClick={() => void replace(namesake.id)}>
        Substituir o outro
      </Button>
      {trouble && (
        <p role="alert" className="text-2xs font-medium text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
}
