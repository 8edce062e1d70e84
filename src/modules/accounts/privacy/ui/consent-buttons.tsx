import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { takePress, useEarlyPress } from "#ui/use-early-press.ts";
import type { How } from "../schema.ts";
import { answerConsent } from "./consent.ts";

type ConsentButtonsProps = { how: How; onDone?: () => void };

/** No and yes, one as large and as plain as the other. Answers what was pressed before the page's scripts came. */
export function ConsentButtons({ how, onDone }: ConsentButtonsProps) {
  const [busy, setBusy] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function answer(isGiven: boolean) {
    if (busy !== null) return;
    setBusy(isGiven);
    const isSaved = await answerConsent(isGiven, how);
    setBusy(null);
    setFailed(!isSaved);
    if (isSaved) onDone?.();
  }

  const [no, yes] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  useEarlyPress(no, () => void answer(false));
  useEarlyPress(yes, () => void answer(true));

  return (
    <div>
      <div className="grid grid-cols-2 gap-2 max-md:[[data-section=consentimento]_&>button]:px-3">
        <Button ref={no} data-early="" full loading={busy === false} onClick={(press) => takePress(press) && void answer(false)}>
          Recusar
        </Button>
        <Button ref={yes} data-early="" full loading={busy === true} onClick={(press) => takePress(press) && void answer(true)}>
          Aceitar
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-2 text-xs text-danger">
          Não sabemos se a sua resposta foi guardada: tente de novo.
        </p>
      )}
    </div>
  );
}
