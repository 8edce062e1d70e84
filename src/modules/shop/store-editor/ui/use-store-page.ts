import { useCallback, useEffect, useRef, useState } from "react";
import type { StorePageForm, MyStorePage } from "#modules/stores/store-page/rules/store-page.ts";
import { discardStorePageFn, publishStorePageFn, saveStorePageFn } from "#modules/stores/store-page/functions.ts";
import { storePageMessages } from "#modules/stores/store-page/messages.ts";

const AUTOSAVE_MS = 1_200;
const RETRY_MS = 5_000;

export type SavingState = "saved" | "dirty" | "saving" | "failed" | "publishing";
type Mistakes = Record<string, string>;
type Answer =
  | { ok: true; value: { revision: number } }
  | { ok: false; reason: keyof typeof storePageMessages; fields?: Mistakes };

const unreached = (): Answer => ({ ok: false, reason: "unavailable" });

/** The store page being made: kept by itself a moment after each change, one save at a time, published when asked. */
export function useStorePage(storePage: MyStorePage, onPublished: () => Promise<void>) {
  const [form, setForm] = useState(storePage.form);
  const [state, setState] = useState<SavingState>("saved");
  const [waits, setWaits] = useState(storePage.savedAt !== null);
  const [trouble, setTrouble] = useState<keyof typeof storePageMessages | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const latest = useRef(storePage.form);
  const saved = useRef(storePage.form);
  const revision = useRef(storePage.revision);
  const running = useRef<Promise<boolean> | null>(null);

  const change = useCallback((part: Partial<StorePageForm>) => {
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
    const going = saveStorePageFn({ data: { revision: revision.current, form: sent } })
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
    if (!take(await publishStorePageFn({ data: { revision: revision.current } }).catch(unreached))) return;
    setWaits(false);
    setMistakes({});
    setState("saved");
    await onPublished();
  }, [save, take, onPublished]);

  const discard = useCallback(
    async (published: StorePageForm) => {
      await running.current;
      if (!take(await discardStorePageFn().catch(unreached))) return;
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
