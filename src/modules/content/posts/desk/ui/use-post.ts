import { useCallback, useEffect, useRef, useState } from "react";
import type { PostForm } from "../../rules/post-form.ts";
import { savePostFn } from "../functions.ts";
import type { PostDraft } from "../schema.ts";
import { type Mistakes, readPostRefusal } from "./read-post-refusal.ts";

const AUTOSAVE_MS = 1_500;
const RETRY_MS = 5_000;

type PostSaveState = "saved" | "dirty" | "saving" | "failed";

/** What is being written, kept by itself a moment after each change. One save at a time; each knows the revision it follows. */
export function usePost(draft: PostDraft) {
  const [form, setForm] = useState<PostForm>(draft.form);
  const [state, setState] = useState<PostSaveState>("saved");
  const [trouble, setTrouble] = useState<{ reason: string; message: string } | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const latest = useRef(draft.form);
  const saved = useRef(draft.form);
  const revision = useRef(draft.revision);
  const running = useRef<Promise<boolean> | null>(null);

  const change = useCallback((part: Partial<PostForm>) => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    setState("dirty");
    setMistakes((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  }, []);

  const hear = useCallback((answer: { reason: string; fields?: Record<string, string> }) => {
    const refusal = readPostRefusal(answer);
    setTrouble(refusal.trouble);
    setMistakes((before) => ({ ...before, ...refusal.mistakes }));
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    const sent = latest.current;
    if (sent === saved.current) return true;
    setState("saving");
    running.current = savePostFn({ data: { postId: draft.id, revision: revision.current, form: sent } })
      .then((answer) => {
        if (!answer.ok) {
          hear(answer);
          setState("failed");
          return false;
        }
        revision.current = answer.value.revision;
        saved.current = sent;
        setTrouble(null);
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
  }, [draft.id, hear]);

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

  return { form, change, save, state, trouble, mistakes, hear, revision };
}
