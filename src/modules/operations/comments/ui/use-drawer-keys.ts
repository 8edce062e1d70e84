import { useEffect, useEffectEvent } from "react";
import { keysAreOn } from "#ui/data-table/keys-choice.ts";

/** While `isOn`, keys of one email do what they are told; silent while somebody types or turned such keys off. */
export function useDrawerKeys(isOn: boolean, acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !keysAreOn()) return;
    if (target instanceof Element && target.matches("input, textarea, select, [contenteditable=true]")) return;
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
