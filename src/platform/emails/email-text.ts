import type { EmailParts, VariableRules } from "#kit/email-text.ts";

/** An e-mail with texts the administration may edit: what it is, its original texts and the variables they may contain. */
export type EditableText = {
  /** Must not change: saved texts are stored under it. */
  key: string;
  label: string;
  /** When it is sent, in a sentence. */
  when: string;
  original: EmailParts;
  variables: VariableRules;
  hasButton: boolean;
  /** Example facts to show it with, of no real person. */
  sample: unknown;
  /** The value of each text variable with the facts of the sample. */
  sampleValues: { readonly [variable: string]: string };
};
