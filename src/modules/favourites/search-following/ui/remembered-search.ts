const KEY = "seguir-busca";

/** The search a guest asked to follow on the way to signing in, kept until this tab comes back. */
export function rememberSearch(key: string): void {
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // Storage is off: after signing in they press once more.
  }
}

/** Whether this search was asked for; asked once, then forgotten. */
export function takeSearch(key: string): boolean {
  try {
    const isSame = sessionStorage.getItem(KEY) === key;
    if (isSame) sessionStorage.removeItem(KEY);
    return isSame;
  } catch {
    return false;
  }
}
