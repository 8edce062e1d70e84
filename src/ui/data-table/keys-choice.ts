const SAVED = "autoria:atalhos";

/** Whether keys of one letter answer in this browser; somebody who dictates or presses keys by accident turns them off. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(SAVED) !== "nao";
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SAVED);
    else localStorage.setItem(SAVED, "nao");
  } catch {
    // A browser that keeps nothing keeps the usual choice.
  }
}
