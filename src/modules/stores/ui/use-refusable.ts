import { useState } from "react";
import { STORE_MESSAGES } from "../messages.ts";

type Answer = { ok: boolean; reason?: keyof typeof STORE_MESSAGES; fields?: Record<string, string> };

/** One short form's conversation with the server: busy, refused beside its field or as a whole, or done. */
export function useRefusable(onDone: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function ask(call: () => Promise<Answer>): Promise<void> {
    setBusy(true);
    setErrors({});
    const answer = await call().catch(() => ({ ok: false, reason: "unavailable" as const, fields: undefined }));
    if (answer.ok) await onDone();
    else setErrors(answer.fields ?? { form: STORE_MESSAGES[answer.reason ?? "unavailable"] });
    setBusy(false);
  }

  return { isBusy, errors, ask };
}
