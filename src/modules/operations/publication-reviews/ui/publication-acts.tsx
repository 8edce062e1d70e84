import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { approvePublicationFn, refusePublicationFn } from "../functions.ts";
import { publicationMessages } from "../messages.ts";
import type { WaitingPublication } from "../schema.ts";

type PublicationActsProps = {
  row: WaitingPublication;
  onTrouble: (trouble: string | null) => void;
  onChanged: () => Promise<void>;
};

const SENTENCES: Record<string, string | undefined> = publicationMessages;
const FAILED = "Não sabemos se isto foi feito. Atualize a página e confira antes de tentar de novo.";

/** Lets it go on sale, or sends it back with what to adjust. */
export function PublicationActs({ row: { reviewId, stamp }, onTrouble, onChanged }: PublicationActsProps) {
  const [isApproving, setApproving] = useState(false);
  const [isRefusing, setRefusing] = useState(false);

  async function approve() {
    setApproving(true);
    onTrouble(null);
    const answer = await approvePublicationFn({ data: { reviewId, stamp } }).catch(() => null);
    setApproving(false);
    if (!answer?.ok) return onTrouble(SENTENCES[answer?.reason ?? ""] ?? FAILED);
    showToast("Publicado. O autor foi avisado.");
    await onChanged();
  }

  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button variant="primary" loading={isApproving} loadingLabel="Publicando…" onClick={() => void approve()}>
        Aprovar e publicar
      </Button>
      <Button onClick={() => setRefusing(true)}>Devolver ao autor</Button>
      <ReasonDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title="O que o autor precisa ajustar?"
        effect="O material não é publicado, e o autor recebe o que você escrever."
        hint="Vai inteiro na mensagem que o autor recebe."
        confirmLabel="Devolver ao autor"
        messages={publicationMessages}
        act={(motivo) => refusePublicationFn({ data: { reviewId, stamp, motivo } })}
        onDone={() => {
          setRefusing(false);
          showToast("Devolvido. O autor foi avisado.");
          void onChanged();
        }}
      />
    </div>
  );
}
