import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { PostComments } from "./comments/rules.ts";
import { POST_CATEGORIES, type PostCategory } from "./rules/post-category.ts";
import type { PostPicture } from "./rules/post-form.ts";
import type { PostHeading } from "./rules/post-headings.ts";
import type { PostNode } from "./rules/post-node.ts";

export const LONGEST_TAG = 30;
const LONGEST_SEARCH = 80;
const LAST_PAGE = 500;

export type BlogSearch = {
  busca?: string | undefined;
  categoria?: PostCategory | undefined;
  tag?: string | undefined;
  pagina?: number | undefined;
};

/** What `/blog` reads from its address; nonsense counts as absent. */
export const readBlogSearch = (raw: Record<string, unknown>): BlogSearch => ({
  busca: readWords(raw.busca, LONGEST_SEARCH),
  categoria: readChoice(raw.categoria, POST_CATEGORIES),
  tag: readWords(raw.tag, LONGEST_TAG)?.toLowerCase(),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
});

/** The address of the blog's list as it would be with this. */
export function blogHref({ busca, categoria, tag, pagina }: BlogSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ busca, categoria, tag, pagina })) if (value) query.set(name, String(value));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

/** What a list says of a post. */
export type PostCard = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  category: PostCategory;
  authorName: string;
  minutes: number;
  publishedAt: string;
  cover: PostPicture | null;
  coverAlt: string;
};

export type BlogPage = {
  posts: PostCard[];
  total: number;
  page: number;
  pages: number;
  /** Those with something in them. */
  categories: { category: PostCategory; count: number }[];
};

/** A post as it is read, or as it would be. */
export type PostPage = PostCard & {
  tags: string[];
  authorAbout: string;
  body: PostNode;
  headings: PostHeading[];
  wordCount: number;
  changedAt: string;
  /** Cards of the body, those still on sale, with the price of now. */
  products: ProductCardFacts[];
  /** What else sells in the category of the post. */
  fromCategory: ProductCardFacts[];
  related: PostCard[];
  comments: PostComments;
};
