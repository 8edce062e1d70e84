import type { ReactNode } from "react";
import { cx } from "class-variance-authority";

type SectionHeadProps = {
  title: ReactNode;
  /** A link at the right: "Ver todos". */ action?: ReactNode;
  id?: string;
  className?: string;
};

/** Opens a section of a public page: the fio, its title, and one way to see more. */
export function SectionHead({ title, action, id, className }: SectionHeadProps) {
  return (
    <div className={cx("fio mb-4 flex items-end justify-between gap-4 pt-3.5 md:mb-6 *:not-first:shrink-0", className)}>
      <h2 id={id} className="min-w-0 text-t1 max-md:text-[1.3125rem] max-md:leading-[1.1]">
        {title}
      </h2>
      {action}
    </div>
  );
}
