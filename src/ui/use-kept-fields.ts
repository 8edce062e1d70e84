import { useEffect } from "react";

/**
 * Keeps what is typed in the named inputs of a form, in this tab alone, so that a reload does not lose it: each empty one takes back
 * what it had. Never for passwords or cards. `forgetFields` ends it.
 */
export function useKeptFields(formId: string, names: readonly string[]): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const kept = read(formId);
    for (const name of names) {
      const input = form.elements.namedItem(name);
      const text = kept[name];
      if (!(input instanceof HTMLInputElement) || input.value || !text) continue;
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && names.includes(target.name))
        write(formId, { ...read(formId), [target.name]: target.value });
    };
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, names]);
}

export const forgetFields = (formId: string): void => write(formId, {});

/** A browser may refuse its storage. */
function read(formId: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`campos-${formId}`) ?? "{}");
  } catch {
    return {};
  }
}

function write(formId: string, fields: Record<string, string>): void {
  try {
    sessionStorage.setItem(`campos-${formId}`, JSON.stringify(fields));
  } catch {
    // What is typed is lost at a reload, as before.
  }
}
