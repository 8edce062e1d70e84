import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import type { FeedItem } from "../rules/rss.ts";
import { listLatestPosts } from "./blog-page.ts";

const MOST_IN_FEED = 30;

/** What the feed tells, newest first. */
export async function readFeed(): Promise<FeedItem[]> {
  const posts = await listLatestPosts(MOST_IN_FEED);
  return posts.map(({ slug, title, summary, authorName, category, publishedAt }) => ({
    slug,
    title,
    summary,
    authorName,
    categoryTitle: POST_CATEGORY_WORDS[category].title,
    publishedAt: new Date(publishedAt),
  }));
}
