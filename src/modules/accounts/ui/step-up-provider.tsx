import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { type AskAgain, AskAgainContext } from "#ui/ask-again.ts";

const StepUpDialog = lazy(() => import("./step-up-dialog.tsx").then(({ StepUpDialog: dialog }) => ({ default: dialog })));

/** Everything inside may make calls that answer `step_up_needed`: the person is asked who they are, and the call is made once more. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ settle: (isDone: boolean) => void } | null>(null);
  const askAgain = useMemo(
    (): AskAgain => async (call) => {
      const answer = await call();
      if (answer === null || answer.ok || answer.reason !== "step_up_needed") return answer;
      const isDone = await new Promise<boolean>((settle) => setWaiting({ settle }));
      setWaiting(null);
      return isDone ? call() : null;
    },
    [],
  );
  return (
    <AskAgainContext value={askAgain}>
      {children}
      {waiting && (
        <Suspense fallback={null}>
          <StepUpDialog open onDone={() => waiting.settle(true)} onClose={() => waiting.settle(false)} />
        </Suspense>
      )}
    </AskAgainContext>
  );
}
