import { type RefObject, useRef, useState } from "react";
import { useRefusalFocus } from "#ui/use-refusal-focus.ts";
import { ACCOUNT_MESSAGES } from "../messages.ts";

type Reason = keyof typeof ACCOUNT_MESSAGES;
type Answer<T> = { ok: true; value: T } | { ok: false; reason: Reason; fields?: Record<string, string> };

/** Refusals that belong beside one field. */
const FIELD_OF: Partial<Record<Reason, string>> = {
  wrong_credentials: "password",
  wrong_password: "password",
  wrong_code: "code",
  wrong_app_code: "code",
};

export type Call = {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The sentence beside each field. */
  errors: Record<string, string>;
  /** The sentence that is about none of them. */
  notice: string | null;
  /** Asks the server; answers the value, or null after showing why not. Keeps busy when told that the page is leaving. */
  ask: <T>(call: () => Promise<Answer<T>>, options?: { leaves?: boolean }) => Promise<(Answer<T> & { ok: true }) | null>;
  /** Takes back the sentence beside a field: it is being corrected. */
  forgive: (field: string) => void;
};

/** One form's conversation with the server: busy, refused beside the field (which takes focus), or done. */
export function useCall(): Call {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refusal, setRefusal] = useState<{ errors: Record<string, string>; notice: string | null }>({ errors: {}, notice: null });

  useRefusalFocus(form, refusals);

  return {
    form,
    isBusy,
    errors: refusal.errors,
    notice: refusal.notice,
    forgive: (field) => {
      if (refusal.errors[field]) setRefusal({ ...refusal, errors: { ...refusal.errors, [field]: "" } });
    },
    ask: async (call, options = {}) => {
      setBusy(true);
      setRefusal({ errors: {}, notice: null });
      const answer = await call().catch(() => ({ ok: false as const, reason: "unavailable" as const, fields: undefined }));
      if (!answer.ok || !options.leaves) setBusy(false);
      if (answer.ok) return answer;
      setRefusal(withUndrawn(explain(answer.reason, answer.fields), form.current));
      setRefusals((count) => count + 1);
      return null;
    },
  };
}

/** A sentence whose field is not on the screen is said of the whole form. */
function withUndrawn<R extends { errors: Record<string, string>; notice: string | null }>(
  refusal: R,
  form: HTMLFormElement | null,
): R {
  const undrawn = Object.entries(refusal.errors).find(([name]) => form && !form.elements.namedItem(name));
  return undrawn && refusal.notice === null ? { ...refusal, notice: undrawn[1] } : refusal;
}

function explain(reason: Reason, fields: Record<string, string> = {}) {
  const { form: notice = null, ...errors } = fields;
  if (notice !== null || Object.keys(errors).length > 0) return { errors, notice };
  const field = FIELD_OF[reason];
  return field
    ? { errors: { [field]: ACCOUNT_MESSAGES[reason] }, notice: null }
    : { errors: {}, notice: ACCOUNT_MESSAGES[reason] };
}
