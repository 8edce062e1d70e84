import { useState } from "react";
import { remainingMistakes } from "#kit/remaining-mistakes.ts";
import { useForm } from "#ui/use-form.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };

type OfferFormProps<Draft, Field extends string, Call> = {
  name: string;
  first: () => Draft;
  /** What to send, or a sentence for each field that does not hold. */
  read: (draft: Draft) => { call: Call | null; mistakes: Partial<Record<Field, string>> };
  /** Null when the person gave up half-way. */
  send: (call: Call) => Promise<Answer | null>;
  /** Which field each part of the draft is written in, by its own name and by the door's. */
  fields: Record<string, Field>;
  messages: Record<string, string> & { unavailable: string };
  onSaved: (call: Call) => void;
};

/** A coupon or a promotion being written; nothing typed is lost when it is refused. */
export function useOfferForm<Draft extends object, Field extends string, Call>(props: OfferFormProps<Draft, Field, Call>) {
  const { read, send, fields, messages, onSaved } = props;
  const [first] = useState(props.first);
  const [draft, setDraft] = useState(first);
  const state = useForm(messages, messages.unavailable, { name: props.name, nameOf: fieldOf });
  const mistakes = state.mistakes as Partial<Record<Field, string>>;

  function fieldOf(name: string): string {
    const isKnown = Object.values(fields).some((field) => field === name);
    return isKnown ? name : (fields[name.replace(/^form\./, "").split(".")[0] ?? ""] ?? name);
  }

  function change(part: Partial<Draft>) {
    const changed = Object.keys(part).flatMap((name) => fields[name] ?? []);
    const [was, now] = [read(draft).mistakes, read({ ...draft, ...part }).mistakes];
    setDraft((before) => ({ ...before, ...part }));
    state.amend((shown) => remainingMistakes<string>(shown, { was, now, changed }) as Record<string, string>);
  }

  async function save() {
    const { call, mistakes: found } = read(draft);
    if (!call) return state.refuse(found as Record<string, string>);
    if (await state.send(() => send(call))) onSaved(call);
  }

  return { draft, state, mistakes, hasChanged: draft !== first, change, save };
}

export type OfferForm = Pick<ReturnType<typeof useOfferForm<object, string, unknown>>, "state" | "hasChanged" | "save">;
