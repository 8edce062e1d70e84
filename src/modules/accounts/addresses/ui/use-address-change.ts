import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Outcome } from "#kit/outcome.ts";
import { showToast } from "#ui/toast.tsx";
import { addressMessages } from "../messages.ts";

type Reason = keyof typeof addressMessages;

/** One change to the addresses: busy, refused in words, or done, said and read anew. */
export function useAddressChange() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function change(message: string, call: () => Promise<Outcome<unknown, Reason>>): Promise<boolean> {
    setBusy(true);
    setTrouble(null);
    const answer = await call().catch(() => null);
    setBusy(false);
    if (!answer?.ok) {
      setTrouble(answer?.fields?.form ?? addressMessages[answer?.reason ?? "unavailable"]);
      return false;
    }
    await router.invalidate({ sync: true });
    showToast(message);
    return true;
  }
  return { isBusy, trouble, change };
}
