import { useState } from "react";
import type { Outcome } from "#kit/outcome.ts";
import { profileMessages } from "../messages.ts";

type Reason = keyof typeof profileMessages;
type Refused = { fields: Record<string, string>; sentence: string | null };

/** One change to the profile: busy, refused beside its fields or in a sentence, or done. */
export function useProfileChange(onChanged: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({ fields: {}, sentence: null });
  async function change(call: () => Promise<Outcome<unknown, Reason>>): Promise<boolean> {
    setBusy(true);
    setRefused({ fields: {}, sentence: null });
    const answer = await call().catch(() => null);
    setBusy(false);
    if (answer?.ok) {
      onChanged();
      return true;
    }
    const { form, ...fields } = answer?.fields ?? {};
    const isAboutFields = Object.keys(fields).length > 0;
    setRefused({ fields, sentence: isAboutFields ? null : (form ?? profileMessages[answer?.reason ?? "unavailable"]) });
    return false;
  }
  return { isBusy, ...refused, change };
}
