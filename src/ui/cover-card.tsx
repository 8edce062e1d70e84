import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Cover, type CoverProps } from "./cover.tsx";
import { plainLink, type RenderLink } from "./render-link.tsx";

export type CoverCardProps = Omit<ComponentProps<"article">, "title"> & {
  href: string;
  title: string;
  cover: Omit<CoverProps, "shape" | "children">;
  /** "Plano de aula · PDF". */
  kind: ReactNode;
  /** The author's name; left out inside their own shop. */
  signature?: ReactNode;
  rating?: ReactNode;
  /** A price, or what stands in its place in a `card-price`. */
  price: ReactNode;
  /** Over the top left of the mat. */
  tag?: ReactNode;
  /** Over the top right of the mat: a button of its own, outside the link, of class `card-action`. */
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
    <article {...rest} className={cx("rise group card", className)}>
      <div className="card-facts">
        <span className="card-kind">{kind}</span>
        {rating}
      </div>
      <Heading className="card-title">{renderLink({ href, className: "card-link", children: title })}</Heading>
      {signature && <div className="sig card-by">{signature}</div>}
      {price}
      <Cover {...cover}>
        {peek}
        {tag && <div className="card-tag">{tag}</div>}
      </Cover>
      {action}
    </article>
  );
}
