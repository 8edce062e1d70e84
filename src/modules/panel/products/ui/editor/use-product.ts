import { useEffect, useState } from "react";
import { saveDraftFn } from "#modules/catalog/functions.ts";
import { doorMessages } from "#modules/catalog/messages.ts";
import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { useAutosave } from "#ui/use-autosave.ts";
import { useForm } from "#ui/use-form.ts";
import { holdOpen } from "./open-products.ts";
import { useConflict } from "./use-conflict.ts";
import { readRefusal, type Trouble } from "./read-refusal.ts";

const UNREACHED = { reason: "network", message: "Sem conexão. O que você escreveu continua aqui; tentamos salvar de novo." };

/** What is being written, stored by itself a moment after each change. */
export function useProduct(page: EditedProduct) {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const formState = useForm({}, doorMessages.unavailable, { name: "material", savesItself: true });
  /** Changes when what is written came from somewhere else: fields that keep text of their own begin again. */
  const [epoch, setEpoch] = useState(0);

  const { form, change, save, adopt, state, latest, stored, revision, inTurn } = useAutosave({
    form: page.form,
    revision: page.revision,
    send: (revision, form) => saveDraftFn({ data: { productId: page.id, revision, form } }),
    onSaved() {
      setTrouble(null);
      setSavedAt(new Date());
    },
    onRefused(answer) {
      if (answer.reason === "network") return setTrouble(UNREACHED);
      const refusal = readRefusal(answer);
      setTrouble(refusal.trouble);
      formState.amend((before) => ({ ...before, ...refusal.mistakes }));
    },
    isHeld: trouble?.reason === "conflict",
  });

  useEffect(() => holdOpen(page.id), [page.id]);

  const conflict = useConflict(
    page.id,
    () => ({ base: stored.current, here: latest.current }),
    (merged, saved) => {
      adopt(saved.form, saved.revision);
      setTrouble(null);
      setEpoch((before) => before + 1);
      change(merged);
    },
  );

  return { form, change, save, state, savedAt, trouble, setTrouble, formState, latest, revision, inTurn, epoch, conflict };
}
