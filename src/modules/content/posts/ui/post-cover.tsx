import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import type { PostCard } from "../schema.ts";
import { PostPicture } from "./post-picture.tsx";

type PostCoverProps = {
  post: Pick<PostCard, "cover" | "category">;
  /** Empty where the title stands right beside it. */
  alt?: string;
  sizes: string;
  priority?: boolean;
};

/** The picture of a post in the proportion of the lists, or the paper of its category. */
export function PostCover({ post: { cover, category }, alt = "", sizes, priority }: PostCoverProps) {
  const { paper, title } = POST_CATEGORY_WORDS[category];
  return (
    <div data-paper={paper} className="grid aspect-[16/9] overflow-hidden rounded-panel bg-(--paper) print:hidden">
      {cover ? (
        <PostPicture picture={cover} alt={alt} sizes={sizes} priority={priority ?? false} className="size-full object-cover" />
      ) : (
        <span aria-hidden className="self-end p-5 font-display text-t2 max-sm:in-data-row:hidden text-(--paper-ink)">
          {title}
        </span>
      )}
    </div>
  );
}
