import { useCallback, useEffect, useRef, useState } from "react";
import type { FaceForm, MyFace } from "#modules/stores/store-page/store-page.ts";
import { discardFaceFn, publishFaceFn, saveFaceFn } from "#modules/stores/store-page/functions.ts";
import { faceMessages } from "#modules/stores/store-page/messages.ts";

const AUTOSAVE_MS = 1_200;
const RETRY_MS = 5_000;

export type FaceState = "saved" | "dirty" | "saving" | "failed" | "publishing";
type Mistakes = Record<string, string>;
type Answer = { ok: true; value: { revision: number } } | { ok: false; reason: keyof typeof faceMessages; fields?: Mistakes };

const unreached = (): Answer => ({ ok: false, reason: "unavailable" });

/** The face being made: kept by itself a moment after each change, one save at a time, published when asked. */
export function useFace(face: MyFace, onPublished: () => Promise<void>) {
  const [form, setForm] = useState(face.form);
  const [state, setState] = useState<FaceState>("saved");
  const [waits, setWaits] = useState(face.savedAt !== null);
  const [trouble, setTrouble] = useState<keyof typeof faceMessages | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const latest = useRef(face.form);
  const saved = useRef(face.form);
  const revision = useRef(face.revision);
  const running = useRef<Promise<boolean> | null>(null);

  const change = useCallback((part: Partial<FaceForm>) => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    setState("dirty");
    setMistakes((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }, []);

  const take = useCallback((answer: Answer): boolean => {
    if (answer.ok) {
      revision.current = answer.value.revision;
      setTrouble(null);
      return true;
    }
    setTrouble(answer.reason);
    setMistakes(inForm(answer.fields ?? {}));
    setState("failed");
    return false;
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    const sent = latest.current;
    if (sent === saved.current) return true;
    setState("saving");
    const going = saveFaceFn({ data: { revision: revision.current, form: sent } })
      .catch(unreached)
      .then((answer) => {
        if (!take(answer)) return false;
        saved.current = sent;
        setWaits(true);
        setMistakes({});
        setState(latest.current === sent ? "saved" : "dirty");
        return true;
      })
      .finally(() => (running.current = null));
    running.current = going;
    return going;
  }, [take]);

  const publish = useCallback(async () => {
    if (!(await save())) return;
    setState("publishing");
    if (!take(await publishFaceFn({ data: { revision: revision.current } }).catch(unreached))) return;
    setWaits(false);
    setMistakes({});
    setState("saved");
    await onPublished();
  }, [save, take, onPublished]);

  const discard = useCallback(
    async (published: FaceForm) => {
      await running.current;
      if (!take(await discardFaceFn().catch(unreached))) return;
      latest.current = published;
      saved.current = published;
      setForm(published);
      setWaits(false);
      setMistakes({});
      setState("saved");
    },
    [take],
  );

  useEffect(() => {
    const isOffline = state === "failed" && trouble === "unavailable";
    if (!isOffline && (state !== "dirty" || trouble === "conflict")) return;
    const timer = setTimeout(() => void save(), isOffline ? RETRY_MS : AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [state, trouble, save, form]);

  useEffect(() => {
    if (state === "saved") return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [state]);

  return { form, change, state, waits, trouble, mistakes, publish, discard };
}

/** The door names the field inside the form ("form.sections.0.title"); here it is the part of the form. */
const inForm = (fields: Mistakes): Mistakes =>
  Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replace(/^form\./, "").split(".")[0] ?? path, words]));
