import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { plainLink, type RenderLink } from "./render-link.tsx";

type Crumb = { href: string; label: ReactNode };

type BreadcrumbProps = {
  /** From the top down; the page itself is left out. */ crumbs: Crumb[];
  renderLink?: RenderLink;
  className?: string;
};

/** The way back up; on small screens only the parent. */
export function Breadcrumb({ crumbs, renderLink = plainLink, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Você está em" className={className}>
      <ol className="flex flex-wrap items-center gap-2 text-xs text-muted">
        {crumbs.map((crumb, index) => {
          const parent = index === crumbs.length - 1;
          return (
            <li key={crumb.href} className={cx("items-center gap-2", parent ? "flex" : "hidden md:flex")}>
              {index > 0 && <ChevronRight aria-hidden className="size-3.5 max-md:hidden" />}
              {parent && <ChevronLeft aria-hidden className="size-4 md:hidden" />}
              {renderLink({
                href: crumb.href,
                className: "inline-flex min-h-6 items-center hover:text-ink hover:underline",
                children: crumb.label,
              })}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
