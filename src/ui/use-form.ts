import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusRefused } from "./focus-refused.ts";
import { refusalSentence } from "./refusal-sentence.ts";
import { forgetFields } from "./use-saved-fields.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> | undefined };
type Accepted<A> = Extract<A, { ok: true }>;
type Mistakes = Record<string, string>;

export type FormOptions = {
  /**
   * What the form is called in the page, with the row it is about: what is typed is kept under it across a reload of this tab, until it is
   * accepted. Never passwords, codes or cards.
   */
  name: string;
  /** It is stored by itself while it is written: the tab keeps nothing of it. */
  savesItself?: boolean;
  /** The field whose own sentence a reason is, for reasons that come without one. */
  fieldOf?: Record<string, string>;
  /** The name that a field has in the form, by the server's. */
  nameOf?: (field: string) => string;
  /** What was already known to be wrong. */
  initial?: Refusal;
};

type Refusal = { mistakes: Mistakes; trouble: string | null; isSignedOut?: boolean };

/** Of a form, or of fields of their own inside another (`InnerForm`). */
export type FormState<Drawn extends HTMLElement = HTMLFormElement> = {
  form: RefObject<Drawn | null>;
  isBusy: boolean;
  /** The sentence beside each field. */
  mistakes: Mistakes;
  /** The sentence about the whole form. */
  trouble: string | null;
  /** It was refused because the session is over: entering again in another tab is what helps. */
  isSignedOut: boolean;
  name: string;
  savesItself: boolean;
  /**
   * Asks the server; answers what it accepted, or null after showing why not, or where the person gave up half-way (`null`).
   * `leaves`: once accepted the page goes away, so the form stays busy.
   */
  send: <A extends Answer>(call: () => Promise<A | null>, options?: { leaves?: boolean }) => Promise<Accepted<A> | null>;
  /** Shows what is wrong before anybody is asked: beside fields, or of the whole form. */
  refuse: (mistakes: Mistakes, trouble?: string) => void;
  /** Takes back the sentences beside fields that are being corrected. */
  forgive: (...fields: string[]) => void;
  /** What a server says beside its fields, by the names they have in the form. */
  named: (fields: Mistakes) => Mistakes;
  /** Gives focus again to what is said: another call of this page was refused. */
  pointOut: () => void;
  /** What was typed was taken without being sent, or given up: a reload does not bring it back. */
  forget: () => void;
  /** Says nothing any more. */
  clear: () => void;
  /** Changes what is said beside the fields while the person writes: nobody's focus moves. */
  amend: (change: (shown: Mistakes) => Mistakes) => void;
};

const NOTHING: Refusal = { mistakes: {}, trouble: null };
/** A server that was sent the form as a part of something says so: "form.name". */
const asNamed = (field: string): string => field.replace(/^form\./, "");

/**
 * One form's talk with the server: busy, refused beside the fields or as a whole, or done. What was typed stays. Focus moves here,
 * when a submit is refused, and nowhere else. `messages` has the sentence of each reason; `failed` is said when nobody answered.
 */
export function useForm<Drawn extends HTMLElement = HTMLFormElement>(
  messages: Record<string, string>,
  failed: string,
  options: FormOptions,
): FormState<Drawn> {
  const { name, savesItself = false, fieldOf, nameOf = asNamed, initial = NOTHING } = options;
  const form = useRef<Drawn>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [{ mistakes, trouble, isSignedOut = false }, setRefusal] = useState(initial);

  function show(found: Mistakes, whole: string | null, reason?: string): void {
    const refusal = { mistakes: found, trouble: whole, isSignedOut: reason === "signed_out" };
    flushSync(() => {
      setBusy(false);
      setRefusal(refusal);
    });
    const drawn = form.current;
    if (!drawn) return;
    const unsaid = notShownIn(drawn, found);
    if (unsaid.length > 0) {
      const all = [whole ?? "", ...unsaid].join(" ").trim();
      flushSync(() => setRefusal({ ...refusal, trouble: all }));
    }
    focusRefused(drawn);
  }

  const named = (fields: Mistakes): Mistakes =>
    Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [nameOf(name), sentence]));

  const amend = useCallback((change: (shown: Mistakes) => Mistakes): void => {
    setRefusal((before) => {
      const after = change(before.mistakes);
      return after === before.mistakes ? before : { ...before, mistakes: after };
    });
  }, []);

  async function send<A extends Answer>(call: () => Promise<A | null>, { leaves = false } = {}): Promise<Accepted<A> | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    setRefusal(NOTHING);
    const answer = await call().catch(() => undefined);
    isSending.current = leaves && answer?.ok === true;
    if (!isSending.current) setBusy(false);
    if (answer === null) return null;
    if (answer?.ok) {
      forgetFields(name);
      return answer as Accepted<A>;
    }
    const { form: whole, ...fields } = answer?.fields ?? {};
    const namedMistakes = named(fields);
    const field = answer && fieldOf?.[answer.reason];
    const isNamed = Object.keys(namedMistakes).length > 0;
    if (whole === undefined && !isNamed && field) show({ [field]: messages[answer.reason] ?? failed }, null);
    else show(namedMistakes, whole ?? (isNamed ? null : refusalSentence(answer ?? null, messages, failed)), answer?.reason);
    return null;
  }

  return {
    form,
    isBusy,
    mistakes,
    trouble,
    isSignedOut,
    name,
    savesItself,
    send,
    refuse: (found, whole) => show(found, whole ?? null),
    forgive: (...fields) => amend((shown) => without(shown, fields)),
    named,
    pointOut: () => requestAnimationFrame(() => form.current && focusRefused(form.current)),
    forget: () => forgetFields(name),
    clear: () => setRefusal(NOTHING),
    amend,
  };
}

function without(shown: Mistakes, fields: string[]): Mistakes {
  const others = Object.entries(shown).filter(([name]) => !fields.includes(name));
  return others.length < Object.keys(shown).length ? Object.fromEntries(others) : shown;
}

/** The sentences of fields that are not on the screen. */
function notShownIn(form: HTMLElement, mistakes: Mistakes): string[] {
  const text = form.innerText;
  return [...new Set(Object.values(mistakes))].filter((sentence) => !text.includes(sentence));
}
