import { useState } from "react";

/** The address probably meant by a typed one, asked when its field is left. The known domains come with the first question. */
export function useEmailSuggestion() {
  const [meant, setMeant] = useState<string | null>(null);

  async function ask(input: HTMLInputElement): Promise<void> {
    const typed = input.value;
    const known = await import("#kit/email-typo.ts").catch(() => null);
    if (input.value === typed) setMeant(known?.suggestEmail(typed) ?? null);
  }

  return { meant, ask, drop: () => setMeant(null) };
}
