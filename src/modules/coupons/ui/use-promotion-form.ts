import { useState } from "react";
import { createPromotion } from "../functions.ts";
import { promotionMessages } from "../messages.ts";
import {
  emptyPromotion,
  type PromotionDraft,
  type PromotionField,
  type PromotionMistakes,
  readPromotion,
} from "./promotion-draft.ts";

/** The door's own names of fields, when it could not read one. */
const FROM_SCHEMA: Record<string, PromotionField> = {
  name: "nome",
  percentBps: "desconto",
  productIds: "materiais",
  startsOn: "inicio",
  endsOn: "fim",
};
const FIELDS: readonly string[] = Object.values(FROM_SCHEMA);

function fieldOf(name: string): PromotionField | undefined {
  return FIELDS.includes(name) ? (name as PromotionField) : FROM_SCHEMA[name.split(".")[0] ?? ""];
}

/** One promotion being written; nothing typed is lost when it is refused. */
export function usePromotionForm(onSaved: () => void) {
  const [first] = useState<PromotionDraft>(emptyPromotion);
  const [draft, setDraft] = useState(first);
  const [mistakes, setMistakes] = useState<PromotionMistakes>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [isSaving, setSaving] = useState(false);

  function refused(answer: { reason: string; fields?: Record<string, string> }) {
    const found: PromotionMistakes = {};
    for (const [name, sentence] of Object.entries(answer.fields ?? {})) {
      const field = fieldOf(name);
      if (field) found[field] = sentence;
    }
    const sentences: Record<string, string> = promotionMessages;
    setMistakes(found);
    if (Object.keys(found).length === 0)
      setTrouble(answer.fields?.form ?? sentences[answer.reason] ?? promotionMessages.unavailable);
  }

  async function save() {
    if (isSaving) return;
    setTries((before) => before + 1);
    const { call, mistakes: found } = readPromotion(draft);
    setMistakes(found);
    setTrouble(null);
    if (!call) return;
    setSaving(true);
    const answer = await createPromotion({ data: call }).catch(() => ({ ok: false as const, reason: "unavailable" as const }));
    setSaving(false);
    if (answer.ok) onSaved();
    else refused(answer);
  }

  return {
    draft,
    mistakes,
    trouble,
    tries,
    isSaving,
    hasChanged: draft !== first,
    change: (part: Partial<PromotionDraft>) => setDraft((before) => ({ ...before, ...part })),
    save,
  };
}
