import { ChevronRight } from "lucide-react";
import { RouterLink } from "#ui/router-link.tsx";

type Row = { key: string; href: string; title: string; detail: string };

/** A few things to open, one under the other. */
export const RowList = ({ rows }: { rows: Row[] }) => (
  <ul className="-my-2">
    {rows.map(({ key, href, title, detail }) => (
      <li key={key} className="border-b border-line last:border-0">
        <RouterLink href={href} className="group flex min-h-13 items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-semibold [overflow-wrap:anywhere] group-hover:underline group-hover:underline-offset-3">
              {title}
            </span>
            <span className="block text-2xs text-muted">{detail}</span>
          </span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        </RouterLink>
      </li>
    ))}
  </ul>
);
