import { desc, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { readPlatformFacts } from "../queries.ts";
import { plainText } from "../rules/blocks.ts";
import { helpMisses } from "../tables.ts";
import { ARTICLES } from "./articles/every-article.ts";
import { CATEGORY_WORDS, HELP_CATEGORIES, writeArticle, type WrittenArticle } from "./rules/article.ts";
import { searchHelp } from "./rules/search-help.ts";
import type { ArticlePage, FaqPage, HelpHome, HelpLink } from "./schema.ts";

const START_LENGTH = 180;
const MOST_MISSES = 20;

const linkOf = ({ slug, title }: HelpLink): HelpLink => ({ slug, title });

/** The help's front: what is asked most, every article by category and, of a search, what answers it. */
export async function readHelp(words: string | undefined): Promise<HelpHome> {
  const facts = await readPlatformFacts(db);
  const articles = ARTICLES.map((article) => writeArticle(article, facts));
  const found = words === undefined ? null : searchHelp(articles, words);
  return {
    top: articles
      .filter(({ isFrequent }) => isFrequent)
      .slice(0, 10)
      .map(linkOf),
    groups: HELP_CATEGORIES.map((category) => ({
      category,
      ...CATEGORY_WORDS[category],
      articles: articles.filter((one) => one.category === category).map(linkOf),
    })),
    found: found && found.map((article) => ({ ...linkOf(article), start: startOf(article) })),
    answer: facts.contactAnswer,
  };
}

/** How an article begins, cut between words. */
function startOf({ body }: Pick<WrittenArticle, "body">): string {
  const text = plainText(body).replaceAll("\n", " ");
  if (text.length <= START_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", START_LENGTH))}…`;
}

/** One article; null when there is none at that address. */
export async function readArticle(slug: string): Promise<ArticlePage | null> {
  const article = ARTICLES.find((one) => one.slug === slug);
  if (!article) return null;
  const facts = await readPlatformFacts(db);
  const { title, category, related = [] } = article;
  const body = article.write(facts);
  return {
    slug,
    title,
    category,
    categoryTitle: CATEGORY_WORDS[category].title,
    body,
    start: startOf({ body }),
    related: related.flatMap((other) => ARTICLES.filter((one) => one.slug === other)).map(linkOf),
    answer: facts.contactAnswer,
  };
}

/** The frequent questions, grouped, answered in the help's own words. */
export async function readFaq(): Promise<FaqPage> {
  const facts = await readPlatformFacts(db);
  const frequent = ARTICLES.filter(({ isFrequent }) => isFrequent).map((article) => writeArticle(article, facts));
  return {
    groups: HELP_CATEGORIES.map((category) => ({
      category,
      title: CATEGORY_WORDS[category].title,
      questions: frequent
        .filter((one) => one.category === category)
        .map((article) => ({ ...linkOf(article), body: article.body, text: plainText(article.body) })),
    })).filter(({ questions }) => questions.length > 0),
  };
}

/** What was looked for in the last 90 days and not found, most often first. */
export async function listMisses(): Promise<{ words: string; times: number; lastAt: string }[]> {
  const rows = await db
    .select()
    .from(helpMisses)
    .where(sql`${helpMisses.lastAt} > now() - interval '90 days'`)
    .orderBy(desc(helpMisses.times), desc(helpMisses.lastAt))
    .limit(MOST_MISSES);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
}
