import { useState } from "react";
import { signOutFn } from "#modules/accounts/functions.ts";
import { forgetEveryField } from "#ui/forget-every-field.ts";

/** Ends the session and goes home by a full load, so that nothing of the person stays on the page. */
export function useLeave() {
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    const answer = await signOutFn().catch(() => null);
    if (!answer?.ok) return setLeaving(false);
    forgetEveryField();
    location.assign("/");
  }
  return { leave, leaving };
}
