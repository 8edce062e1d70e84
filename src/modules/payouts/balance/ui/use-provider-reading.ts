import { useEffect, useRef, useState } from "react";
import { refreshBalance } from "../functions.ts";
import type { BalanceFacts } from "./balance-facts.ts";

const FRESH_MS = 5 * 60_000;

export type ReadingTrouble = "provider_away" | "limited" | null;

/** Reads the provider's balance again: by the button, and once automatically when the last reading is old. */
export function useProviderReading(facts: BalanceFacts, reload: () => void) {
  const [isReading, setIsReading] = useState(false);
  const [trouble, setTrouble] = useState<ReadingTrouble>(null);
  const requested = useRef(false);

  async function readNow() {
    setIsReading(true);
    const answer = await refreshBalance().catch(() => null);
    if (answer?.ok) reload();
    setTrouble(answer?.ok ? null : answer && answer.reason === ("limited" as string) ? "limited" : "provider_away");
    setIsReading(false);
  }

  const age = facts.reading ? facts.asOf.getTime() - facts.reading.readAt.getTime() : Infinity;
  const isStale = facts.hasRecipient && age > FRESH_MS;
  useEffect(() => {
    if (!isStale || requested.current) return;
    requested.current = true;
    void readNow();
  });
  return { isReading, trouble, readNow };
}
