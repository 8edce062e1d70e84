import { RouterLink } from "#ui/router-link.tsx";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import type { PostCard } from "../schema.ts";
import { PostCover } from "./post-cover.tsx";
import { PostLine } from "./post-card.tsx";

/** The newest post, large, at the head of the blog. */
export const FeaturedPost = ({ post }: { post: PostCard }) => (
  <article data-post={post.slug} className="relative grid items-center gap-5 md:grid-cols-2 md:gap-10">
    <PostCover post={post} sizes="(min-width: 768px) 600px, 100vw" priority />
    <div className="grid gap-3">
      <p className="text-xs font-semibold text-muted">{POST_CATEGORY_WORDS[post.category].title}</p>
      <h2 className="text-t1">
        <RouterLink href={`/blog/${post.slug}`} className="after:absolute after:inset-0 hover:underline hover:underline-offset-4">
          {post.title}
        </RouterLink>
      </h2>
      <p className="max-w-[52ch]">{post.summary}</p>
      <PostLine post={post} />
    </div>
  </article>
);
