import { readWords } from "#kit/search-params.ts";
import type { PolicySlug } from "./rules/policy-paths.ts";
import type { PolicyChange, PolicySection } from "./rules/policy.ts";
import type { ComparedRow } from "./rules/compare-texts.ts";
import type { LegalIdentity } from "../schema.ts";

/** `registro` is the fingerprint of a text that was in force once; `com`, of another to read beside it. */
export type PolicySearch = { registro?: string | undefined; com?: string | undefined };

export const readPolicySearch = (raw: Record<string, unknown>): PolicySearch => {
  const read = (text: unknown) => {
    const words = readWords(text, 64);
    return words && /^[0-9a-f]{12}$/.test(words) ? words : undefined;
  };
  const registro = read(raw.registro);
  return { registro, com: registro && read(raw.com) };
};

/** A part of what is kept of people, as the inventory says it. */
export type SavedPart = { name: string; purpose: string; basis: string; until: string };

/** A text as it was read from `since` on. No two of a policy have the same name. */
export type SavedText = { name: string; fingerprint: string; since: string };

export type PolicyPage = {
  slug: PolicySlug;
  title: string;
  lead: string;
  /** Of the text in force. */
  name: string;
  since: string;
  changes: PolicyChange[];
  sections: PolicySection[];
  identity: LegalIdentity;
  /** Every text that was ever in force, newest first. */
  saved: SavedText[];
  /** Only in the privacy policy. */
  parts: SavedPart[];
  /** The words of an older text, when the address asks for one. */
  older: (SavedText & { body: string }) | null;
  /** Two texts side by side, the older first, when the address asks for both. */
  compared: { before: SavedText; after: SavedText; rows: ComparedRow[] } | null;
  /** Every policy, to go from one to another. */
  all: { slug: PolicySlug; title: string }[];
};
