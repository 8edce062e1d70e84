import { cx } from "class-variance-authority";
import { Cover } from "./cover.tsx";
import { plainLink } from "./render-link.tsx";
import type { CoverCardProps } from "./cover-card.tsx";

/** One work in a list: what its card says, with the whole title and the price where prices are compared. */
export function CoverRow(props: CoverCardProps) {
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
    <article
      {...rest}
      className={cx(
        "group relative grid grid-cols-[76px_minmax(0,1fr)_auto] gap-x-4 py-4 md:grid-cols-[96px_minmax(0,1fr)_auto_auto] md:items-center md:gap-x-6",
        className,
      )}
    >
      <div className="col-start-2 min-w-0">
        <Heading className="font-text text-md leading-[1.32] font-semibold text-wrap group-hover:underline group-hover:decoration-[1.5px] group-hover:underline-offset-3">
          {renderLink({ href, className: "card-link", children: title })}
        </Heading>
        {signature && <div className="sig mt-[3px] text-muted">{signature}</div>}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-2xs text-muted">
          {kind}
          {rating}
          {tag}
        </div>
      </div>
      <div className="pt-2 max-md:col-start-2 md:*:justify-end md:pt-0">{price}</div>
      <div className="relative col-start-1 row-[1/3] md:row-[1/2]">
        <Cover {...cover} />
      </div>
      <div className="z-1 col-start-3 row-[1/3] flex flex-col-reverse items-center justify-end gap-1 md:col-start-4 md:row-[1/2] md:flex-row">
        {peek}
        {action}
      </div>
    </article>
  );
}
