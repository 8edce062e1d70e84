import { readWords } from "#kit/search-params.ts";
import type { Block } from "../rules/blocks.ts";
import type { HelpCategory } from "./rules/article.ts";

export const LONGEST_SEARCH = 80;

export type HelpSearch = { busca?: string | undefined };
export const readHelpSearch = (raw: Record<string, unknown>): HelpSearch => ({ busca: readWords(raw.busca, LONGEST_SEARCH) });

export type HelpLink = { slug: string; title: string };

export type HelpHome = {
  /** What people ask most. */
  top: HelpLink[];
  groups: { category: HelpCategory; title: string; line: string; articles: HelpLink[] }[];
  /** What answers the search; null without one. */
  found: (HelpLink & { start: string })[] | null;
  /** "2 dias úteis". */
  answer: string;
};

export type ArticlePage = HelpLink & {
  category: HelpCategory;
  categoryTitle: string;
  body: Block[];
  /** How it begins, for search engines. */
  start: string;
  related: HelpLink[];
  answer: string;
};

export type FaqPage = {
  groups: { category: HelpCategory; title: string; questions: (HelpLink & { body: Block[]; text: string })[] }[];
};
