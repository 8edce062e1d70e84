import { useEffect, useRef, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { formatDate } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { dropErasureFn, requestErasureFn } from "../functions.ts";
import type { PrivacyFacts } from "../schema.ts";
import { BlocksList } from "./blocks-list.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { usePrivacyCall } from "./use-privacy-call.ts";
import { WhatHappens } from "./what-happens.tsx";

type ErasureBlockProps = { facts: PrivacyFacts; onChanged: () => void };

/** Leaving: what goes, what stays and why, what is in the way, and seven days to change one's mind. */
export function ErasureBlock({ facts: { erasure, blocks }, onChanged }: ErasureBlockProps) {
  const { ask, isBusy, notice } = usePrivacyCall();
  const { confirmed, dialog } = useStepUp();
  const [isAsking, setAsking] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from what it became.
  useEffect(() => {
    if (hasMoved) block.current?.focus();
  }, [hasMoved, erasure]);

  async function request() {
    const requested = await ask(() => confirmed(() => requestErasureFn()));
    setAsking(false);
    setMoved(requested !== null);
    if (requested) showToast("Pedido recebido. Você tem 7 dias para desistir.");
    onChanged();
  }

  async function drop() {
    if (await ask(() => dropErasureFn())) showToast("Exclusão cancelada. Sua conta continua aberta.");
    onChanged();
  }

  return (
    <Panel title="Apagar a conta" data-section="exclusao">
      <div ref={block} tabIndex={-1} className="outline-none">
        {notice && (
          <Note tone="danger" role="alert" className="mb-4">
            {notice}
          </Note>
        )}
        {erasure && (
          <Note
            tone="warning"
            className="mb-4"
            title={erasure.isDue ? "Sua conta está sendo apagada." : `Sua conta será apagada em ${formatDate(erasure.dueAt)}.`}
            action={
              <Button size="sm" loading={isBusy} loadingLabel="Cancelando…" onClick={() => void drop()}>
                Desistir da exclusão
              </Button>
            }
          >
            Até lá tudo funciona como sempre. Baixe antes os materiais que comprou.
          </Note>
        )}
      </div>
      <WhatHappens />
      {blocks.length > 0 && <BlocksList blocks={blocks} isRequested={erasure !== null} />}
      {!erasure && blocks.length === 0 && (
        <Button variant="danger-outline" className="mt-5" onClick={() => setAsking(true)}>
          Apagar minha conta
        </Button>
      )}
      <EraseDialog open={isAsking} isBusy={isBusy} onConfirm={() => void request()} onClose={() => setAsking(false)} />
      {dialog}
    </Panel>
  );
}
