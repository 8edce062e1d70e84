import { type Block, plainText } from "../../rules/blocks.ts";
import type { PlatformFacts } from "../../rules/platform-facts.ts";
import type { PolicySlug } from "./policy-paths.ts";

/** A part of a policy: what binds, and the same in one or two plain sentences. `id` is its anchor and never changes. */
export type PolicySection = { id: string; title: string; summary: string; body: Block[] };

/** What a version changed, for who read the one before. */
export type PolicyChange = { version: string; since: string; what: string };

/** A policy as its file has it; its figures are those of the day it is read. */
export type Policy = {
  slug: PolicySlug;
  title: string;
  /** One sentence under the title, and for search engines. */
  lead: string;
  /** Newest first: the first one is the version in force. */
  changes: [PolicyChange, ...PolicyChange[]];
  write: (facts: PlatformFacts) => PolicySection[];
};

const SUMMARY = "Em resumo: ";

/** The whole text, as it is hashed and kept: titles, plain summaries, and what binds. */
export const policyBody = (title: string, sections: readonly PolicySection[]): string =>
  [title, ...sections.flatMap((part) => [part.title, SUMMARY + part.summary, plainText(part.body)])].join("\n\n");

/** Whether a paragraph of a kept text is the title of a part: its summary comes right after. */
export const isTitle = (paragraphs: readonly string[], index: number): boolean =>
  paragraphs[index + 1]?.startsWith(SUMMARY) === true;
