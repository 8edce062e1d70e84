import { useSyncExternalStore } from "react";

/** What the steps of the sign-in page share in this tab. Never a password. */
export type Draft = { email?: string; name?: string; pending?: string; ticket?: string };

const KEY = "entrar";
const EMPTY: Draft = {};
let known: { text: string | null; draft: Draft } = { text: null, draft: EMPTY };

export function readDraft(): Draft {
  const text = sessionStorage.getItem(KEY);
  if (text !== known.text) known = { text, draft: text ? JSON.parse(text) : EMPTY };
  return known.draft;
}

export const saveDraft = (changes: Draft): void => sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...changes }));
export const forgetDraft = (): void => sessionStorage.removeItem(KEY);

/**
 * Once the page is awake: what was typed, or filled by the browser, before that joins the draft; an empty field takes from it, unless
 * somebody is about to write there.
 */
export function shareWithSteps(input: HTMLInputElement | null, field: "email" | "name"): void {
  if (input?.value) saveDraft({ [field]: input.value });
  else if (input && input !== document.activeElement) input.value = readDraft()[field] ?? "";
}

/** The draft as it was when the step opened; empty on the server. */
export const useDraft = (): Draft =>
  useSyncExternalStore(
    () => () => undefined,
    readDraft,
    () => EMPTY,
  );
