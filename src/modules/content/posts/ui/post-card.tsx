import { cx } from "class-variance-authority";
import { formatDate } from "#kit/date-format.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import type { PostCard as Facts } from "../schema.ts";
import { PostCover } from "./post-cover.tsx";

type PostCardProps = { post: Facts; headingLevel?: 2 | 3; priority?: boolean; inRow?: boolean };

/** On a phone, the picture at the left and the words beside it. */
const ROW =
  "relative grid content-start gap-3 max-sm:grid-cols-[112px_minmax(0,1fr)] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:*:col-start-2 max-sm:*:first:col-start-1 max-sm:*:first:row-span-4 max-sm:*:first:self-start";

/** "6 min de leitura". */
const minutesLine = (minutes: number): string => `${minutes} min de leitura`;

/** A post in a list: the whole card leads to it by the link of its title. */
export function PostCard({ post, headingLevel = 3, priority = false, inRow = false }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-post={post.slug}
      data-row={inRow ? "" : undefined}
      className={inRow ? ROW : "relative grid content-start gap-3"}
    >
      <PostCover post={post} sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw" priority={priority} />
      <p className="text-2xs font-semibold text-muted">{POST_CATEGORY_WORDS[post.category].title}</p>
      <Heading className="-mt-1.5 text-t3">
        <RouterLink href={`/blog/${post.slug}`} className="after:absolute after:inset-0 hover:underline hover:underline-offset-4">
          {post.title}
        </RouterLink>
      </Heading>
      <p className={cx("line-clamp-3 text-sm text-muted", inRow && "max-sm:hidden")}>{post.summary}</p>
      <PostLine post={post} isShort={inRow} />
    </article>
  );
}

type PostLineProps = {
  post: Pick<Facts, "authorName" | "publishedAt" | "minutes">;
  /** On a phone, without who signs. */ isShort?: boolean;
};

/** Who signs, since when, and how long it takes. */
export const PostLine = ({ post, isShort = false }: PostLineProps) => (
  <p className="flex flex-wrap gap-x-2 text-2xs text-muted">
    <span className={cx("wrap-anywhere", isShort && "max-sm:hidden")}>{post.authorName}</span>
    <span aria-hidden className={isShort ? "max-sm:hidden" : undefined}>
      ·
    </span>
    <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt))}</time>
    <span aria-hidden>·</span>
    <span>{minutesLine(post.minutes)}</span>
  </p>
);

type PostGridProps = {
  posts: Facts[];
  headingLevel?: 2 | 3;
  eager?: number;
  /** Small, one under the other, on a phone. */ inRows?: boolean;
};

/** Posts side by side. */
export const PostGrid = ({ posts, headingLevel, eager = 0, inRows = false }: PostGridProps) => (
  <ul
    className={cx(
      "grid gap-x-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3",
      inRows ? "gap-y-4 max-sm:*:nth-[n+3]:hidden" : "gap-y-10",
    )}
  >
    {posts.map((post, index) => (
      <li key={post.slug} className="min-w-0">
        <PostCard post={post} headingLevel={headingLevel ?? 3} priority={index < eager} inRow={inRows} />
      </li>
    ))}
  </ul>
);
