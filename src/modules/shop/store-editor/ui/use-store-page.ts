import { useCallback, useState } from "react";
import type { StorePageForm, MyStorePage } from "#modules/stores/store-page/rules/store-page.ts";
import { discardStorePageFn, publishStorePageFn, saveStorePageFn } from "#modules/stores/store-page/functions.ts";
import { storePageMessages } from "#modules/stores/store-page/messages.ts";
import { type SaveState, useAutosave } from "#ui/use-autosave.ts";

export type SavingState = SaveState | "publishing";
type Mistakes = Record<string, string>;
type Refused = { ok: false; reason: keyof typeof storePageMessages; fields?: Mistakes };

const unreached = (): Refused => ({ ok: false, reason: "unavailable" });

/** The store page being made: stored by itself a moment after each change, published when asked. */
export function useStorePage(storePage: MyStorePage, onPublished: () => Promise<void>) {
  const [act, setAct] = useState<"publishing" | "failed" | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [waits, setWaits] = useState(storePage.savedAt !== null);
  const [trouble, setTrouble] = useState<keyof typeof storePageMessages | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});

  const refused = ({ reason, fields }: Refused) => {
    setTrouble(reason);
    setMistakes(inForm(fields ?? {}));
  };
  const settled = (waits: boolean) => {
    setTrouble(null);
    setWaits(waits);
    setMistakes({});
  };

  const draft = useAutosave({
    form: storePage.form,
    revision: storePage.revision,
    send: (revision, form) => saveStorePageFn({ data: { revision, form } }),
    onSaved: () => settled(true),
    onRefused: ({ reason, ...answer }) => refused({ ...answer, reason: reason === "network" ? "unavailable" : reason }),
    isHeld: trouble === "conflict",
  });
  const { form, change: write, save, adopt, follow, inTurn, revision } = draft;

  const change = useCallback(
    (part: Partial<StorePageForm>) => {
      write(part);
      setAct(null);
      setMistakes((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    },
    [write],
  );

  async function publish() {
    setRefused(false);
    if (!(await save())) return setRefused(true);
    setAct("publishing");
    const answer = await inTurn(() => publishStorePageFn({ data: { revision: revision.current } }).catch(unreached));
    setRefused(!answer.ok);
    if (!answer.ok) return fail(answer);
    follow(answer.value.revision);
    settled(false);
    setAct(null);
    await onPublished();
  }

  async function discard(published: StorePageForm) {
    const answer = await inTurn(() => discardStorePageFn().catch(unreached));
    if (!answer.ok) return fail(answer);
    adopt(published, answer.value.revision);
    settled(false);
    setAct(null);
  }

  function fail(answer: Refused) {
    refused(answer);
    setAct("failed");
  }

  const state: SavingState = draft.state === "saved" ? (act ?? "saved") : draft.state;
  return { form, change, state, waits, trouble, isRefused, mistakes, publish, discard };
}

/** The door names the field inside the form ("form.sections.0.title"); here it is the part of the form. */
const inForm = (fields: Mistakes): Mistakes =>
  Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replace(/^form\./, "").split(".")[0] ?? path, words]));
