import { useEffect, useSyncExternalStore } from "react";
import { currentSendings, onSendings, type Sending } from "./sending.ts";

const NONE: readonly Sending[] = [];

/** The files of this product on their way in. Leaving the site while there are any asks first. */
export function useSendings(productId: number): readonly Sending[] {
  const all = useSyncExternalStore(onSendings, currentSendings, () => NONE);
  const mine = all.filter((one) => one.productId === productId);
  const isBusy = mine.some((one) => one.problem === null && !one.isPaused);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
  return mine;
}
