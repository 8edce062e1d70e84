import { type RefObject, useEffect, useRef, useState } from "react";
import { ACCOUNT_MESSAGES } from "../messages.ts";

type Reason = keyof typeof ACCOUNT_MESSAGES;
type Answer<T> = { ok: true; value: T } | { ok: false; reason: Reason; fields?: Record<string, string> };

/** Refusals that belong beside one field. */
const FIELD_OF: Partial<Record<Reason, string>> = { wrong_credentials: "password", wrong_code: "code" };

export type Call = {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The sentence beside each field. */
  errors: Record<string, string>;
  /** The sentence that is about none of them. */
  notice: string | null;
  /** Asks the server; answers the value, or null after showing why not. Keeps busy when told that the page is leaving. */
  ask: <T>(call: () => Promise<Answer<T>>, options?: { leaves?: boolean }) => Promise<(Answer<T> & { ok: true }) | null>;
  /** Shows sentences without asking. */
  complain: (errors: Record<string, string>) => void;
};

/** One form's conversation with the server: busy, refused beside the field (which takes focus), or done. */
export function useCall(): Call {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ errors: Record<string, string>; notice: string | null }>({ errors: {}, notice: null });

  useEffect(() => {
    if (refusal.notice === null && Object.keys(refusal.errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-notice]")?.focus();
  }, [refusal]);

  return {
    form,
    isBusy,
    errors: refusal.errors,
    notice: refusal.notice,
    complain: (errors) => setRefusal({ errors, notice: null }),
    ask: async (call, options = {}) => {
      setBusy(true);
      setRefusal({ errors: {}, notice: null });
      const answer = await call().catch(() => ({ ok: false as const, reason: "unavailable" as const, fields: undefined }));
      if (!answer.ok || !options.leaves) setBusy(false);
      if (answer.ok) return answer;
      setRefusal(explain(answer.reason, answer.fields));
      return null;
    },
  };
}

function explain(reason: Reason, fields: Record<string, string> = {}) {
  const { form: notice = null, ...errors } = fields;
  if (notice !== null || Object.keys(errors).length > 0) return { errors, notice };
  const field = FIELD_OF[reason];
  return field
    ? { errors: { [field]: ACCOUNT_MESSAGES[reason] }, notice: null }
    : { errors: {}, notice: ACCOUNT_MESSAGES[reason] };
}
