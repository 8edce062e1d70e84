import { type ReactNode, useState } from "react";
import { StepUpDialog } from "./step-up-dialog.tsx";

type Answer = { ok: true } | { ok: false; reason: string };

/**
 * Makes a call that may refuse `step_up_needed`: then the dialog opens and, once confirmed, the call is made again. Answers
 * null when the person gave up. Put `dialog` in the page.
 */
export function useStepUp(): { confirmed: <A extends Answer>(call: () => Promise<A>) => Promise<A | null>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<{ settle: (isDone: boolean) => void } | null>(null);

  async function confirmed<A extends Answer>(call: () => Promise<A>): Promise<A | null> {
    const answer = await call();
    if (answer.ok || answer.reason !== "step_up_needed") return answer;
    const isDone = await new Promise<boolean>((settle) => setWaiting({ settle }));
    setWaiting(null);
    return isDone ? call() : null;
  }

  return {
    confirmed,
    dialog: <StepUpDialog open={waiting !== null} onDone={() => waiting?.settle(true)} onClose={() => waiting?.settle(false)} />,
  };
}
