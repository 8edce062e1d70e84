import { type Block, plainText } from "../../rules/blocks.ts";
import type { Figures } from "../../rules/figures.ts";

export const POLICY_SLUGS = [
  "termos-de-uso",
  "politica-de-privacidade",
  "politica-de-pagamentos",
  "devolucoes",
  "cookies",
  "direitos-autorais",
  "o-que-nao-se-vende",
  "acessibilidade",
] as const;
export type PolicySlug = (typeof POLICY_SLUGS)[number];

/** Those that had an address of their own before there were more. */
const FIRST: readonly PolicySlug[] = ["termos-de-uso", "politica-de-privacidade", "politica-de-pagamentos"];

/** Where a policy is read. */
export const policyPath = (slug: PolicySlug): string => (FIRST.includes(slug) ? `/${slug}` : `/politicas/${slug}`);

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
  write: (figures: Figures) => PolicySection[];
};

const SUMMARY = "Em resumo: ";

/** The whole text, as it is hashed and kept: titles, plain summaries, and what binds. */
export const policyBody = (title: string, sections: readonly PolicySection[]): string =>
  [title, ...sections.flatMap((part) => [part.title, SUMMARY + part.summary, plainText(part.body)])].join("\n\n");

/** Whether a paragraph of a kept text is the title of a part: its summary comes right after. */
export const isTitle = (paragraphs: readonly string[], index: number): boolean =>
  paragraphs[index + 1]?.startsWith(SUMMARY) === true;
