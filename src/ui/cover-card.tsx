import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { plainLink, type RenderLink } from "./render-link.tsx";

export type CoverCardProps = Omit<ComponentProps<"article">, "title"> & {
  href: string;
  title: string;
  cover: ReactNode;
  /** "Plano de aula · PDF". */
  kind: ReactNode;
  /** The author's name; left out inside their own shop. */
  signature?: ReactNode;
  rating?: ReactNode;
  price: ReactNode;
  /** Over the top left of the mat. */
  tag?: ReactNode;
  /** Over the top right of the mat: its own button, outside the link. */
  action?: ReactNode;
  /** Over the bottom right of the mat: a link of its own, outside the card's. */
  peek?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  renderLink?: RenderLink;
};

/** One work in a grid: the whole card is the title's link, which is read first; `action` and `peek` stay apart. */
export function CoverCard(props: CoverCardProps) {
  const {
    href,
    title,
    cover,
    kind,
    signature,
    rating,
    price,
    tag,
    action,
    peek,
    headingLevel = 3,
    renderLink = plainLink,
    className,
    ...rest
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={cx("rise group relative flex h-full min-w-0 flex-col", className)}>
      <div className="mt-3 flex items-center justify-between gap-2 text-2xs text-muted">
        <span className="truncate">{kind}</span>
        {rating}
      </div>
      <Heading className="mt-1 line-clamp-2 font-text text-sm leading-[1.32] font-semibold tracking-[-.005em] text-wrap group-hover:underline group-hover:decoration-[1.5px] group-hover:underline-offset-3 md:text-md md:leading-[1.32]">
        {renderLink({
          href,
          className:
            "after:absolute after:inset-0 after:rounded-mat focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent",
          children: title,
        })}
      </Heading>
      {signature && <div className="sig mt-[3px] text-muted">{signature}</div>}
      <div className="mt-auto pt-2">{price}</div>
      <div className="relative order-first">
        {cover}
        {peek && <div className="absolute right-2 bottom-2 z-1 md:right-3 md:bottom-3">{peek}</div>}
        {tag && <div className="absolute top-3 left-0 *:rounded-l-none max-md:top-2.5">{tag}</div>}
      </div>
      {action && <div className="absolute top-1.5 right-1.5 z-1 md:top-2 md:right-2">{action}</div>}
    </article>
  );
}
