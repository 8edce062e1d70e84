import { useState } from "react";
import { createCoupon, updateCoupon } from "../functions.ts";
import { saveCouponMessages } from "../messages.ts";
import type { CouponRow } from "../schema.ts";
import { type CouponDraft, type CouponField, type CouponMistakes, draftOf, emptyDraft, readDraft } from "./coupon-draft.ts";

/** The door's own names of fields, when it could not read one. */
const FROM_SCHEMA: Record<string, CouponField> = {
  code: "codigo",
  discount: "desconto",
  minimumCents: "minimo",
  productIds: "materiais",
  startsOn: "inicio",
  endsOn: "fim",
  maxUses: "usos",
  perCustomer: "por_pessoa",
};
const FIELDS: readonly string[] = Object.values(FROM_SCHEMA);

function fieldOf(name: string): CouponField | undefined {
  if (FIELDS.includes(name)) return name as CouponField;
  return FROM_SCHEMA[name.replace(/^form\./, "").split(".")[0] ?? ""];
}

/** One coupon being written or changed; nothing typed is lost when it is refused. `onSaved` receives its code. */
export function useCouponForm(row: CouponRow | null, onSaved: (code: string) => void) {
  const [first] = useState<CouponDraft>(() => (row ? draftOf(row) : emptyDraft()));
  const [draft, setDraft] = useState(first);
  const [mistakes, setMistakes] = useState<CouponMistakes>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [isSaving, setSaving] = useState(false);

  function refused(answer: { reason: string; fields?: Record<string, string> }) {
    const found: CouponMistakes = {};
    for (const [name, sentence] of Object.entries(answer.fields ?? {})) {
      const field = fieldOf(name);
      if (field) found[field] = sentence;
    }
    const sentences: Record<string, string> = saveCouponMessages;
    setMistakes(found);
    if (Object.keys(found).length === 0)
      setTrouble(answer.fields?.form ?? sentences[answer.reason] ?? saveCouponMessages.unavailable);
  }

  async function save() {
    if (isSaving) return;
    setTries((before) => before + 1);
    const { call, mistakes: found } = readDraft(draft, row?.used ?? 0);
    setMistakes(found);
    setTrouble(null);
    if (!call) return;
    setSaving(true);
    const answer = await (row ? updateCoupon({ data: { couponId: row.id, form: call } }) : createCoupon({ data: call })).catch(
      () => ({
        ok: false as const,
        reason: "unavailable" as const,
      }),
    );
    setSaving(false);
    if (answer.ok) onSaved(call.code);
    else refused(answer);
  }

  return {
    draft,
    mistakes,
    trouble,
    tries,
    isSaving,
    hasChanged: draft !== first,
    change: (part: Partial<CouponDraft>) => setDraft((before) => ({ ...before, ...part })),
    save,
  };
}
