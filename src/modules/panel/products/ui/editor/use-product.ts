import { useCallback, useEffect, useRef, useState } from "react";
import { saveDraftFn } from "#modules/catalog/functions.ts";
import type { MaterialForm, MaterialPage } from "#modules/catalog/schema/material.ts";
import { holdOpen } from "./open-products.ts";
import { useConflict } from "./use-conflict.ts";
import { type Mistakes, readRefusal, type Trouble } from "./read-refusal.ts";

const AUTOSAVE_MS = 1_500;
const RETRY_MS = 5_000;

export type SaveState = "saved" | "dirty" | "saving" | "failed";

/** What is being written, kept by itself a moment after each change. One save at a time; each knows the revision it follows. */
export function useMaterial(page: MaterialPage) {
  const [form, setForm] = useState<MaterialForm>(page.form);
  const [state, setState] = useState<SaveState>("saved");
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const latest = useRef(page.form);
  const stored = useRef(page.form);
  const revision = useRef(page.revision);
  const running = useRef<Promise<boolean> | null>(null);
  /** Changes when what is written came from somewhere else: fields that keep text of their own begin again. */
  const [epoch, setEpoch] = useState(0);

  const change = useCallback((part: Partial<MaterialForm>) => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    setState("dirty");
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    const sent = latest.current;
    if (sent === stored.current) return true;
    setState("saving");
    running.current = saveDraftFn({ data: { productId: page.id, revision: revision.current, form: sent } })
      .then((answer) => {
        if (!answer.ok) {
          const refusal = readRefusal(answer);
          setTrouble(refusal.trouble);
          setMistakes((before) => ({ ...before, ...refusal.mistakes }));
          setState("failed");
          return false;
        }
        revision.current = answer.value.revision;
        stored.current = sent;
        setTrouble(null);
        setSavedAt(new Date());
        setState(latest.current === sent ? "saved" : "dirty");
        return true;
      })
      .catch(() => {
        setTrouble({ reason: "network", message: "Sem conexão. O que você escreveu continua aqui; tentamos salvar de novo." });
        setState("failed");
        return false;
      })
      .finally(() => (running.current = null));
    return running.current;
  }, [page.id]);

  useEffect(() => {
    const isOffline = state === "failed" && trouble?.reason === "network";
    if (!isOffline && (state !== "dirty" || trouble?.reason === "conflict")) return;
    const timer = setTimeout(() => void save(), isOffline ? RETRY_MS : AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [state, trouble, save]);

  useEffect(() => {
    if (state === "saved") return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [state]);

  useEffect(() => holdOpen(page.id), [page.id]);

  const conflict = useConflict(
    page.id,
    () => ({ base: stored.current, here: latest.current }),
    (merged, saved) => {
      stored.current = saved.form;
      revision.current = saved.revision;
      setTrouble(null);
      setEpoch((before) => before + 1);
      change(merged);
    },
  );

  return { form, change, save, state, savedAt, trouble, setTrouble, mistakes, setMistakes, revision, epoch, conflict };
}
