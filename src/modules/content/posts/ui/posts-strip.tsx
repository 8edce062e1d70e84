import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { PostCard } from "../schema.ts";
import { PostGrid } from "./post-card.tsx";

/** The newest posts on the home page; nothing while there are none. */
export function PostsStrip({ posts }: { posts: PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="wrap mt-6 md:mt-[84px]" aria-labelledby="do-blog">
      <SectionHead
        id="do-blog"
        title="Do blog"
        action={
          <RouterLink href="/blog" className="link text-sm whitespace-nowrap">
            Ler todos
          </RouterLink>
        }
      />
      <PostGrid posts={posts} inRows />
    </section>
  );
}
