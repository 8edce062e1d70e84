import { pictureOf } from "#modules/catalog/ui/picture.ts";
import type { PostPicture as Picture } from "../rules/post-form.ts";

type PostPictureProps = { picture: Picture; alt: string; sizes: string; priority?: boolean; className?: string };

/** One of our pictures, its place kept before it comes. */
export function PostPicture({ picture, alt, sizes, priority = false, className }: PostPictureProps) {
  const drawn = pictureOf(picture);
  if (!drawn) return null;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={drawn.avif} sizes={sizes} />
      <img
        src={drawn.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
