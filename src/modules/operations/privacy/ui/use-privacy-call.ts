import { useState } from "react";
import { ACCOUNT_MESSAGES } from "#modules/accounts/messages.ts";
import type { DoorReason } from "#platform/door.ts";
import { PRIVACY_MESSAGES } from "../messages.ts";
import type { PrivacyReason } from "../schema.ts";

type Reason = PrivacyReason | DoorReason;
type Answer<T> = { ok: true; value: T } | { ok: false; reason: Reason; fields?: Record<string, string> };

const MESSAGES: Record<Reason, string> = { ...ACCOUNT_MESSAGES, ...PRIVACY_MESSAGES };

/** One block's conversation with the server: busy, done, or the sentence that says why not. A null answer is a change of mind. */
export function usePrivacyCall() {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  async function ask<T>(call: () => Promise<Answer<T> | null>): Promise<{ value: T } | null> {
    setBusy(true);
    setNotice(null);
    const answer = await call().catch((): Answer<T> => ({ ok: false, reason: "unavailable" }));
    setBusy(false);
    if (answer && !answer.ok) setNotice(answer.fields?.form ?? MESSAGES[answer.reason]);
    return answer?.ok ? { value: answer.value } : null;
  }

  return { ask, isBusy, notice };
}
