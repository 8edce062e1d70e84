import { useRef, useState } from "react";
import { savePicturesFn } from "#modules/catalog/functions.ts";
import { FULL, pictureMessages } from "#modules/catalog/pictures/messages.ts";
import { MOST_PICTURES } from "#modules/catalog/pictures/rules.ts";
import type { EditedProduct } from "#modules/catalog/schema/product-form.ts";
import type { ShownPicture } from "#modules/catalog/schema/product-page.ts";
import { useAutosave } from "#ui/use-autosave.ts";
import { type usePendingSaves } from "./pending-saves.ts";
import { readRefusal } from "./read-refusal.ts";
import { sendPicture, type SendingProblem } from "./send-picture.ts";

/** A picture on its way in; `problem`: why it did not come. */
export type SendingPicture = { key: string; file: File; problem: SendingProblem | null };

const UNSENT: SendingProblem = { message: "Sem conexão. Tente de novo.", canRetry: true };
const UNREACHED = "Sem conexão. O que você mudou continua aqui; tentamos de novo em instantes.";
/** Of those taken out since the page was opened, all but the last were stored long before. */
const MOST_REMOVED = 50;

/** The author's own pictures: sent one at a time in the order chosen; their order, texts and leaving are stored by themselves. */
export function usePictures(page: EditedProduct, track: ReturnType<typeof usePendingSaves>["track"]) {
  const [sendings, setSendings] = useState<readonly SendingPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const given = useRef(new Set<string>());

  const { form, change, save, state, latest } = useAutosave({
    form: { pictures: page.pictures, removed: [] as string[] },
    revision: 0,
    async send(revision, { pictures, removed }) {
      const wanted = pictures.map(({ id, alt }) => ({ imageId: id, alt }));
      const answer = await savePicturesFn({ data: { productId: page.id, pictures: wanted, removed } });
      if (answer.ok) return { ok: true, value: { revision } };
      const ofPictures = pictures.flatMap(({ id }, at): [string, string][] => {
        const sentence = answer.fields?.[`pictures.${at}.alt`];
        return sentence ? [[id, sentence]] : [];
      });
      setMistakes(Object.fromEntries(ofPictures));
      return answer;
    },
    onSaved() {
      setProblem(null);
      setMistakes({});
    },
    onRefused: (answer) => setProblem(answer.reason === "network" ? UNREACHED : readRefusal(answer).trouble.message),
    isHeld: false,
  });

  const put = (pictures: ShownPicture[]) => change({ pictures });
  const drop = (key: string) => setSendings((all) => all.filter((one) => one.key !== key));

  function send(one: SendingPicture) {
    setSendings((all) => [...all.filter((other) => other.key !== one.key), { ...one, problem: null }]);
    const work = line.current.then(() => bring(one));
    line.current = work;
    void track(work, (isThere) => isThere);
  }

  /** Answers whether it is in, or wanted no more. */
  async function bring({ key, file }: SendingPicture): Promise<boolean> {
    if (given.current.has(key)) return true;
    // What was taken out leaves its place.
    await save();
    const answer = refuse(file) ?? (await sendPicture(page.id, key, file).catch(() => UNSENT));
    if ("message" in answer) {
      setSendings((all) => all.map((one) => (one.key === key ? { ...one, problem: answer } : one)));
      return given.current.has(key);
    }
    drop(key);
    if (given.current.has(key)) remove(answer.id);
    else put([...latest.current.pictures.filter(({ id }) => id !== answer.id), { ...answer, alt: "" }]);
    return true;
  }

  function refuse(file: File): SendingProblem | null {
    if (latest.current.pictures.length >= MOST_PICTURES) return { message: FULL, canRetry: true };
    return file.size > page.limits.pictureBytes ? { message: pictureMessages.cover_too_large, canRetry: false } : null;
  }

  function remove(id: string) {
    const { pictures, removed } = latest.current;
    change({ pictures: pictures.filter((one) => one.id !== id), removed: [...removed, id].slice(-MOST_REMOVED) });
  }

  return {
    pictures: form.pictures,
    sendings,
    problem,
    mistakes,
    save,
    isSaving: state === "saving" || state === "dirty",
    add: (files: File[]) => files.forEach((file) => send({ key: crypto.randomUUID(), file, problem: null })),
    retry: send,
    giveUp(key: string) {
      given.current.add(key);
      drop(key);
    },
    remove,
    describe: (id: string, alt: string) => put(latest.current.pictures.map((one) => (one.id === id ? { ...one, alt } : one))),
    order: (ids: string[]) => put(latest.current.pictures.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
  };
}
