import { brand } from "#kit/brand/brand.ts";
import { breadcrumbFacts } from "#kit/breadcrumb-facts.ts";

type Post = {
  slug: string;
  title: string;
  summary: string;
  categoryTitle: string;
  tags: string[];
  authorName: string;
  publishedAt: string;
  changedAt: string;
  /** The picture that stands for it where it is shared. */
  image: string;
  cover: { id: string } | null;
  wordCount: number;
};

/** A post in schema.org's words, for search engines. */
export const postFacts = (post: Post, origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  mainEntityOfPage: `${origin}/blog/${post.slug}`,
  headline: post.title,
  description: post.summary,
  inLanguage: "pt-BR",
  datePublished: post.publishedAt,
  dateModified: post.changedAt,
  articleSection: post.categoryTitle,
  wordCount: post.wordCount,
  ...(post.tags.length > 0 ? { keywords: post.tags.join(", ") } : {}),
  image: [...(post.cover ? [`/imagens/${post.cover.id}/960.webp`] : []), post.image].map((path) => origin + path),
  author: { "@type": "Organization", name: post.authorName },
  publisher: { "@type": "Organization", name: brand.name, url: origin },
});

/** The way down to a post, in the same words. */
export const postCrumbs = ({ slug, title }: Pick<Post, "slug" | "title">, origin: string): object =>
  breadcrumbFacts(
    [
      { name: "Blog", path: "/blog" },
      { name: title, path: `/blog/${slug}` },
    ],
    origin,
  );
