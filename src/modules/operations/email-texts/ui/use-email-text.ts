import { useEffect, useState } from "react";
import { checkEmailText, type EmailTextMistakes } from "#kit/check-email-text.ts";
import type { EmailPart, EmailParts } from "#kit/email-text.ts";
import type { OpenText } from "../schema.ts";

const REST_MS = 500;

/** The words being written: what is wrong with them, and as they stood when the writer last rested. */
export function useEmailText(text: OpenText) {
  const [parts, setParts] = useState<EmailParts>(text.parts);
  const [rested, setRested] = useState<EmailParts>(text.parts);
  const [refused, setRefused] = useState<EmailTextMistakes>({});
  const isDirty = Object.entries(parts).some(([part, words]) => words !== text.parts[part as EmailPart]);

  useEffect(() => {
    const timer = setTimeout(() => setRested(parts), REST_MS);
    return () => clearTimeout(timer);
  }, [parts]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const change = (some: Partial<EmailParts>) => {
    setParts((before) => ({ ...before, ...some }));
    setRefused({});
  };

  return {
    parts,
    rested,
    isDirty,
    mistakes: { ...checkEmailText(rested, text), ...refused },
    change,
    /** Whether it may be saved; what is wrong is shown at once. */
    isFit(): boolean {
      const wrong = checkEmailText(parts, text);
      setRefused(wrong);
      return Object.keys(wrong).length === 0;
    },
    /** Shows, part by part, what an answer refused; true when it refused a part. */
    showRefused(fields: Record<string, string> | undefined): boolean {
      const wrong = Object.entries(fields ?? {}).map(([name, words]) => [name.replace(/^parts\./, ""), words] as const);
      const ofParts = wrong.filter(([name]) => Object.hasOwn(parts, name));
      setRefused(Object.fromEntries(ofParts));
      return ofParts.length > 0;
    },
  };
}
