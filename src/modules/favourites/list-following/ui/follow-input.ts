const KEY = "seguir-lista";

/** The list a guest asked to follow on the way to signing in, kept until this tab comes back. */
export function rememberInput(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is off: after signing in they press once more.
  }
}

/** Whether this list was asked for; asked once, then forgotten. */
export function takeInput(token: string): boolean {
  try {
    const isSame = sessionStorage.getItem(KEY) === token;
    if (isSame) sessionStorage.removeItem(KEY);
    return isSame;
  } catch {
    return false;
  }
}
