import { useState } from "react";
import { When } from "#modules/orders/ui/when.tsx";
import { Button } from "#ui/button.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { showToast } from "#ui/toast.tsx";
import { discardHomeDraftFn, publishHomeFn } from "../functions.ts";
import { arrangeMessages } from "../messages.ts";
import type { HomeArrangement } from "../queries/read-arrangement.ts";

type DraftBarProps = Pick<HomeArrangement, "draft" | "stamp"> & { isSaving: boolean; onDone: () => void };

/** How the draft stands: on show or thrown away from here. */
export function DraftBar({ draft, stamp, isSaving, onDone }: DraftBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDropping, setDropping] = useState(false);

  async function discard() {
    setDropping(true);
    const answer = await discardHomeDraftFn({ data: { stamp } }).catch(() => null);
    setDropping(false);
    if (!answer?.ok) return showToast("Não conseguimos descartar. Recarregue e tente de novo.");
    showToast("Rascunho descartado.");
    onDone();
  }

  return (
    <>
      <SaveBar
        visible={isSaving || draft !== null}
        message={
          isSaving || !draft ? (
            "Guardando…"
          ) : (
            <>
              Rascunho de {draft.by}, <When at={draft.at} as="relative" />
            </>
          )
        }
      >
        <Button variant="ghost" disabled={isSaving} loading={isDropping} onClick={() => void discard()}>
          Descartar
        </Button>
        <Button variant="primary" disabled={isSaving} onClick={() => setAsking(true)}>
          Publicar página inicial
        </Button>
      </SaveBar>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Publicar a página inicial?"
        effect="Quem abrir a página agora já vê assim. As seções com dia marcado esperam o dia delas."
        confirmLabel="Publicar página inicial"
        hint="O que mudou. Fica na lista de versões, com o seu nome e a hora."
        messages={arrangeMessages}
        act={(motivo) => publishHomeFn({ data: { stamp, motivo } })}
        onDone={() => {
          setAsking(false);
          showToast("Página inicial publicada.");
          onDone();
        }}
      />
    </>
  );
}
