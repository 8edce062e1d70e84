import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { formatCount } from "#kit/format.ts";
import { pageWindow } from "./page-window.ts";
import { plainLink, type RenderLink } from "./render-link.tsx";

const stepClass = "tn relative grid h-10 min-w-10 place-items-center rounded-ctl px-1 text-sm";
const linkClass = cx(stepClass, "font-medium hover:bg-well active:bg-well-2");

/** On small screens the arrows already go there. */
function isNeighbour(step: number | "gap", page: number, pages: number) {
  return pages > 5 && step !== "gap" && step !== 1 && step !== pages && Math.abs(step - page) === 1;
}

type PaginationProps = {
  page: number;
  pages: number;
  href: (page: number) => string;
  renderLink?: RenderLink;
  /** "1 a 12 de 1.846", at the left. */
  summary?: ReactNode;
  label?: string;
};

/** Pages as real links; the current one in bold, with its pingo. */
export function Pagination({ page, pages, href, renderLink = plainLink, summary, label = "Paginação" }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {summary && <span className="tn text-xs text-muted">{summary}</span>}
      {pages > 1 && (
        <nav aria-label={label} className="ml-auto max-sm:mx-auto">
          <ul className="flex flex-wrap items-center gap-1">
            {page > 1 && (
              <li>
                {renderLink({
                  href: href(page - 1),
                  rel: "prev",
                  "aria-label": "Página anterior",
                  className: linkClass,
                  children: <ArrowLeft aria-hidden className="size-5" />,
                })}
              </li>
            )}
            {pageWindow(page, pages).map((step, index) => (
              <li key={step === "gap" ? `gap-${index}` : step} className={cx(isNeighbour(step, page, pages) && "max-sm:hidden")}>
                {step === "gap" ? (
                  <span className={stepClass}>…</span>
                ) : step === page ? (
                  <span aria-current="page" className={cx(stepClass, "pingo-tab font-bold")}>
                    <span className="sr-only">Página </span>
                    {formatCount(step)}
                  </span>
                ) : (
                  renderLink({
                    href: href(step),
                    "aria-label": `Página ${formatCount(step)}`,
                    className: linkClass,
                    children: formatCount(step),
                  })
                )}
              </li>
            ))}
            {page < pages && (
              <li>
                {renderLink({
                  href: href(page + 1),
                  rel: "next",
                  "aria-label": "Próxima página",
                  className: linkClass,
                  children: <ArrowRight aria-hidden className="size-5" />,
                })}
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
