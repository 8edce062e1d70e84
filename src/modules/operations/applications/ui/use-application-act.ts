import { useState } from "react";
import { REVIEW_MESSAGES } from "#modules/stores/applications/messages.ts";
import { useAskAgain } from "#ui/ask-again.ts";
import { showToast } from "#ui/toast.tsx";

type Answer = { ok: boolean; reason?: keyof typeof REVIEW_MESSAGES; fields?: Record<string, string> };

/** One act on an application: busy, refused in words, or done and read again. */
export function useApplicationAct(onChanged: () => Promise<void>) {
  const askAgain = useAskAgain();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function act(call: () => Promise<Answer>, done?: string): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    const answer = await askAgain(call).catch(() => ({ ok: false, reason: "unavailable" as const, fields: undefined }));
    if (answer?.ok) {
      if (done) showToast(done);
      await onChanged();
    } else if (answer) setProblem(Object.values(answer.fields ?? {})[0] ?? REVIEW_MESSAGES[answer.reason ?? "unavailable"]);
    setBusy(false);
    return answer?.ok ?? false;
  }

  return { isBusy, problem, setProblem, act };
}
