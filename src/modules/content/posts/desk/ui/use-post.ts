import { useCallback, useState } from "react";
import { useAutosave } from "#ui/use-autosave.ts";
import { useForm } from "#ui/use-form.ts";
import { postMessages } from "../messages.ts";
import type { PostForm } from "../../rules/post-form.ts";
import { savePostFn } from "../functions.ts";
import type { PostDraft } from "../schema.ts";
import { readPostRefusal } from "./read-post-refusal.ts";

const UNREACHED = { reason: "network", message: "Sem conexão. O que você escreveu continua aqui; tentamos salvar de novo." };

/** What is being written, stored by itself a moment after each change. */
export function usePost(draft: PostDraft) {
  const [trouble, setTrouble] = useState<{ reason: string; message: string } | null>(null);
  const formState = useForm(postMessages, postMessages.unavailable, { name: "artigo", savesItself: true });
  const { amend } = formState;

  const showRefusal = useCallback(
    (answer: { reason: string; fields?: Record<string, string> }) => {
      const refusal = readPostRefusal(answer);
      setTrouble(refusal.trouble);
      amend((before) => ({ ...before, ...refusal.mistakes }));
    },
    [amend],
  );

  const {
    form,
    change: write,
    save,
    state,
    revision,
    inTurn,
  } = useAutosave({
    form: draft.form,
    revision: draft.revision,
    send: (revision, form) => savePostFn({ data: { postId: draft.id, revision, form } }),
    onSaved: () => setTrouble(null),
    onRefused: (answer) => (answer.reason === "network" ? setTrouble(UNREACHED) : showRefusal(answer)),
    isHeld: trouble?.reason === "conflict",
  });

  const change = useCallback(
    (part: Partial<PostForm>) => {
      write(part);
      amend((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
    },
    [write, amend],
  );

  return { form, change, save, state, trouble, formState, showRefusal, revision, inTurn };
}
