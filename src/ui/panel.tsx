import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  /** One control at the right of the title. */
  action?: ReactNode;
  /** Lets a table run to the edges. */
  flush?: boolean;
};

/** A dashboard module: hairline, no shadow. Never inside another one. */
export function Panel({ title, action, flush, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={cx("min-w-0 rounded-panel border border-line bg-surface", className)}>
      {(title || action) && (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 md:px-5 md:pt-[18px]">
          {title && <h2 className="text-t3">{title}</h2>}
          {action}
        </div>
      )}
      {flush ? (
        <div className="pt-3 first:pt-0">{children}</div>
      ) : (
        <div className="px-4 pt-3.5 pb-4 md:px-5 md:pt-4 md:pb-5">{children}</div>
      )}
    </section>
  );
}
