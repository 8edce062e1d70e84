import { type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { SAVED_PREFIX } from "./forget-every-field.ts";
import { putText } from "./put-text.ts";

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By field: what it had before anybody typed, and what was typed. */
type SavedFields = Record<string, { before: string; typed: string }>;

const TEXT_TYPES = ["text", "email", "tel", "url", "search", "date", "datetime-local", "number"];
const SECRETS = /cc-|one-time-code|password/;

/**
 * Keeps what is typed in a form's fields under `name`, in this tab alone, so that a reload does not lose it: a field that still has
 * what it had before, or nothing, takes it back, as soon as it is drawn. Never passwords, codes, cards or files. `forgetFields` ends it, and signing
 * out; so does closing the dialog of a form that changes what was there before, which is how one gives a change up.
 */
export function useSavedFields(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  const before = useRef(new Map<string, string>());
  const waiting = useRef<SavedFields>({});

  useEffect(() => {
    const element = form.current;
    if (!name || !element) return;
    waiting.current = read(name);
    for (const [field, saved] of Object.entries(waiting.current)) before.current.set(field, saved.before);
    const isOverPage = element.closest("dialog, [role=dialog]") !== null;
    const meet = ({ target }: Event) => {
      if (isTypedField(target, element) && !read(name)[target.name]) before.current.set(target.name, target.value);
    };
    const save = ({ target }: Event) => {
      if (!isTypedField(target, element)) return;
      const { [target.name]: known, ...others } = read(name);
      const had = known?.before ?? before.current.get(target.name) ?? "";
      write(name, target.value === had ? others : { ...others, [target.name]: { before: had, typed: target.value } });
    };
    element.addEventListener("focusin", meet);
    element.addEventListener("input", save);
    return () => {
      element.removeEventListener("focusin", meet);
      element.removeEventListener("input", save);
      if (isOverPage && Object.values(read(name)).some((saved) => saved.before !== "")) forgetFields(name);
    };
  }, [form, name]);

  useEffect(() => {
    const element = form.current;
    const drawn: [TypedField, string][] = [];
    for (const [field, saved] of Object.entries(waiting.current)) {
      const input = element?.elements.namedItem(field);
      if (!element || !input || !isTypedField(input, element)) continue;
      delete waiting.current[field];
      if (input.value === saved.before || input.value === "") drawn.push([input, saved.typed]);
    }
    // One at a time, as if by hand: what the page knows of one is drawn before the next is written.
    if (drawn.length > 0)
      queueMicrotask(() => drawn.forEach(([input, typed]) => input.isConnected && flushSync(() => putText(input, typed))));
  });
}

export const forgetFields = (name: string): void => write(name, {});

function isTypedField(target: unknown, form: HTMLFormElement): target is TypedField {
  const isText = target instanceof HTMLInputElement && TEXT_TYPES.includes(target.type);
  if (!isText && !(target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)) return false;
  return target.form === form && target.name !== "" && !SECRETS.test(target.getAttribute("autocomplete") ?? "");
}

/** A browser may refuse its storage. */
function read(name: string): SavedFields {
  try {
    return JSON.parse(sessionStorage.getItem(SAVED_PREFIX + name) ?? "{}");
  } catch {
    return {};
  }
}

function write(name: string, fields: SavedFields): void {
  try {
    sessionStorage.setItem(SAVED_PREFIX + name, JSON.stringify(fields));
  } catch {
    // What is typed is lost at a reload, as before.
  }
}
