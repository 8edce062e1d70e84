import { useState } from "react";

type Answer = { ok: true } | { ok: false; reason: string; fields?: Record<string, string> };

type OfferFormProps<Draft, Field extends string, Call> = {
  first: () => Draft;
  /** What to send, or a sentence for each field that does not hold. */
  read: (draft: Draft) => { call: Call | null; mistakes: Partial<Record<Field, string>> };
  send: (call: Call) => Promise<Answer>;
  /** The door's own names of fields, when it could not read one. */
  doorNames: Record<string, Field>;
  messages: Record<string, string>;
  onSaved: (call: Call) => void;
};

/** A coupon or a promotion being written; nothing typed is lost when it is refused. */
export function useOfferForm<Draft extends object, Field extends string, Call>(props: OfferFormProps<Draft, Field, Call>) {
  const { read, send, doorNames, messages, onSaved } = props;
  const [first] = useState(props.first);
  const [draft, setDraft] = useState(first);
  const [mistakes, setMistakes] = useState<Partial<Record<Field, string>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [isSaving, setSaving] = useState(false);

  function fieldOf(name: string): Field | undefined {
    const known = Object.values(doorNames).find((field) => field === name);
    return known ?? doorNames[name.replace(/^form\./, "").split(".")[0] ?? ""];
  }

  function refused({ reason, fields = {} }: Extract<Answer, { ok: false }>) {
    const found: Partial<Record<Field, string>> = {};
    for (const [name, sentence] of Object.entries(fields)) {
      const field = fieldOf(name);
      if (field) found[field] = sentence;
    }
    setMistakes(found);
    if (Object.keys(found).length === 0) setTrouble(fields.form ?? messages[reason] ?? messages.unavailable ?? null);
  }

  async function save() {
    if (isSaving) return;
    setTries((before) => before + 1);
    const { call, mistakes: found } = read(draft);
    setMistakes(found);
    setTrouble(null);
    if (!call) return;
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
    tries,
    isSaving,
    hasChanged: draft !== first,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    save,
  };
}

export type OfferForm = Pick<
  ReturnType<typeof useOfferForm<object, string, unknown>>,
  "mistakes" | "trouble" | "tries" | "isSaving" | "hasChanged" | "save"
>;
