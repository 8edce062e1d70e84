import { useEffect, useRef, useState } from "react";
import { prepareFile } from "../functions.ts";
import type { OwnedFileRef } from "../schema.ts";

const ASK_EVERY_MS = 1_200;
const PATIENT_ASKS = 25;

/** `demorando`: still on its way, later than people wait looking. */
export type Preparation = "parado" | "na_fila" | "preparando" | "demorando" | "falhou";

/** Has a person's copy of a file prepared, and calls `onReady` when it is there; leaving the page only stops the looking. */
export function usePreparedFile(owned: OwnedFileRef, onReady: () => void): { preparation: Preparation; prepare: () => void } {
  const [preparation, setPreparation] = useState<Preparation>("parado");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  async function ask(requested: number) {
    const { entitlementId, fileId } = owned;
    const answer = await prepareFile({ data: { entitlementId, fileId } }).catch(() => null);
    if (!isHere.current) return;
    if (!answer?.ok) return setPreparation("falhou");
    if (answer.value.state === "pronto") {
      setPreparation("parado");
      return onReady();
    }
    setPreparation(requested > PATIENT_ASKS ? "demorando" : answer.value.state);
    timer.current = setTimeout(() => void ask(requested + 1), ASK_EVERY_MS);
  }

  function prepare() {
    if (preparation !== "parado" && preparation !== "falhou") return;
    setPreparation("na_fila");
    void ask(1);
  }

  return { preparation, prepare };
}
