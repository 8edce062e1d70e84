import { useCallback, useEffect, useRef, useState } from "react";
import { oneAtATime } from "./one-at-a-time.ts";

const AUTOSAVE_MS = 1_500;
const RETRY_MS = 5_000;

/** Said after a press to publish that failed, once its own cause is no longer shown: a later save may have succeeded. */
export const NOT_PUBLISHED = "A publicação não foi feita. Confira os avisos desta página e publique de novo.";

export type SaveState = "saved" | "dirty" | "saving" | "failed";
type Saved = { ok: true; value: { revision: number } };
type Refused<R extends string> = { ok: false; reason: R; fields?: Record<string, string> };
/** No answer came: what was written is still here, and is sent again by itself. */
const UNREACHED = { ok: false, reason: "network" } as const satisfies Refused<"network">;

type Autosave<F, R extends string> = {
  form: F;
  revision: number;
  /** Stores the form over this revision, and answers the revision it made. */
  send: (revision: number, form: F) => Promise<Saved | Refused<R>>;
  onSaved: () => void;
  onRefused: (refusal: Refused<R | "network">) => void;
  /** Nothing is sent by itself while true: somebody else's version has to be looked at first. */
  isHeld: boolean;
};

/** A form stored by itself a moment after each change. One save at a time; each names the revision it follows. */
export function useAutosave<F extends object, R extends string>(options: Autosave<F, R>) {
  const [form, setForm] = useState(options.form);
  const [state, setState] = useState<SaveState>("saved");
  const [isUnreached, setUnreached] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const latest = useRef(options.form);
  const stored = useRef(options.form);
  const revision = useRef(options.revision);
  /** Two calls over one revision would refuse each other: whatever stores this form, or acts on a revision of it, takes its turn. */
  const [inTurn] = useState(oneAtATime);
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });

  const change = useCallback((part: Partial<F>) => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    setState("dirty");
  }, []);

  /** Stores what was not yet; answers whether all of it is stored. */
  const save = useCallback(
    () =>
      inTurn(async (): Promise<boolean> => {
        const sent = latest.current;
        if (sent === stored.current) return true;
        setState("saving");
        const answer: Saved | Refused<R | "network"> = await now.current.send(revision.current, sent).catch(() => UNREACHED);
        setUnreached(!answer.ok && (answer.reason === "network" || answer.reason === "unavailable"));
        setSignedOut(!answer.ok && answer.reason === "signed_out");
        if (!answer.ok) {
          now.current.onRefused(answer);
          setState("failed");
          return false;
        }
        revision.current = answer.value.revision;
        stored.current = sent;
        now.current.onSaved();
        setState(latest.current === sent ? "saved" : "dirty");
        return true;
      }),
    [inTurn],
  );

  /** The revision another call of the same form made, such as its publication. */
  const follow = useCallback((from: number) => {
    revision.current = from;
  }, []);

  /** Takes what another place stored as what is stored; nothing is left to save until the next change. */
  const adopt = useCallback((form: F, from: number) => {
    [latest.current, stored.current, revision.current] = [form, form, from];
    setForm(form);
    setState("saved");
  }, []);

  const { isHeld } = options;
  useEffect(() => {
    const isAgain = state === "failed" && isUnreached;
    if (!isAgain && (state !== "dirty" || isHeld)) return;
    const timer = setTimeout(() => void save(), isAgain ? RETRY_MS : AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [state, isUnreached, isHeld, save]);

  // Who entered again in another tab comes back to this one.
  useEffect(() => {
    if (state !== "failed" || !isSignedOut) return;
    const again = () => void save();
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [state, isSignedOut, save]);

  useEffect(() => {
    if (state === "saved") return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [state]);

  return { form, change, save, adopt, follow, state, latest, stored, revision, inTurn };
}
