import { useState } from "react";
import { standingMistakes } from "#kit/standing-mistakes.ts";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };

type OfferFormProps<Draft, Field extends string, Call> = {
  first: () => Draft;
  /** What to send, or a sentence for each field that does not hold. */
  read: (draft: Draft) => { call: Call | null; mistakes: Partial<Record<Field, string>> };
  send: (call: Call) => Promise<Answer>;
  /** Which field each part of the draft is written in, by its own name and by the door's. */
  fields: Record<string, Field>;
  messages: Record<string, string>;
  onSaved: (call: Call) => void;
};

/** A coupon or a promotion being written; nothing typed is lost when it is refused. */
export function useOfferForm<Draft extends object, Field extends string, Call>(props: OfferFormProps<Draft, Field, Call>) {
  const { read, send, fields, messages, onSaved } = props;
  const [first] = useState(props.first);
  const [draft, setDraft] = useState(first);
  const [mistakes, setMistakes] = useState<Partial<Record<Field, string>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);

  function fieldOf(name: string): Field | undefined {
    const known = Object.values(fields).find((field) => field === name);
    return known ?? fields[name.replace(/^form\./, "").split(".")[0] ?? ""];
  }

  function refused({ reason, fields: said = {} }: Extract<Answer, { ok: false }>) {
    const found: Partial<Record<Field, string>> = {};
    for (const [name, sentence] of Object.entries(said)) {
      const field = fieldOf(name);
      if (field) found[field] = sentence;
    }
    setMistakes(found);
    setRefusals((before) => before + 1);
    if (Object.keys(found).length === 0) setTrouble(said.form ?? messages[reason] ?? messages.unavailable ?? null);
  }

  function change(part: Partial<Draft>) {
    const changed = Object.keys(part).flatMap((name) => fields[name] ?? []);
    const [was, now] = [read(draft).mistakes, read({ ...draft, ...part }).mistakes];
    setDraft((before) => ({ ...before, ...part }));
    setMistakes((said) => standingMistakes(said, { was, now, changed }));
  }

  async function save() {
    if (isSaving) return;
    const { call, mistakes: found } = read(draft);
    setMistakes(found);
    setTrouble(null);
    if (!call) return setRefusals((before) => before + 1);
    setSaving(true);
    const answer: Answer = await send(call).catch(() => ({ ok: false, reason: "unavailable" }));
    setSaving(false);
    if (answer.ok) onSaved(call);
    else refused(answer);
  }

  return {
    draft,
    mistakes,
    trouble,
    refusals,
    isSaving,
    hasChanged: draft !== first,
    change,
    save,
  };
}

export type OfferForm = Pick<
  ReturnType<typeof useOfferForm<object, string, unknown>>,
  "mistakes" | "trouble" | "refusals" | "isSaving" | "hasChanged" | "save"
>;
