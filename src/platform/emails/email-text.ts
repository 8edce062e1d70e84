import type { EmailParts, VariableRules } from "#kit/email-text.ts";

/** An e-mail whose words the administration may change: what it is, its first words and what may stand in them. */
export type EditableText = {
  /** Stays for good: what was saved is kept under it. */
  key: string;
  label: string;
  /** When it goes out, in a sentence. */
  when: string;
  original: EmailParts;
  variables: VariableRules;
  hasButton: boolean;
  /** Facts to show it with: nobody's. */
  sample: unknown;
  /** What each variable that is words says with the facts of the sample. */
  sampleValues: { readonly [variable: string]: string };
};
