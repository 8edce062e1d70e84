import { useLocation, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { RouterLink } from "#ui/router-link.tsx";
import type { Frame } from "../schema/frame.ts";

type RowLinkProps = { href: string; isCurrent: boolean; className?: string; children: ReactNode };

const OFFERS = "promocao=1";

/** The root categories in a row; what is being looked at carries the pingo. */
export function CategoryRow({ categories }: { categories: Frame["categories"] }) {
  const current = useSearch({ strict: false, select: (search) => search.categoria ?? (search.promocao && OFFERS) });
  const isAtStores = useLocation({ select: ({ pathname }) => pathname === "/lojas" });
  return (
    <nav
      aria-label="Categorias principais"
      className="scrollbar-none flex h-11 items-center gap-5 overflow-x-auto text-sm max-md:hidden"
    >
      {categories.map(({ slug, name }) => (
        <RowLink key={slug} href={`/produtos?categoria=${slug}`} isCurrent={slug === current}>
          {name}
        </RowLink>
      ))}
      <RowLink href="/lojas" isCurrent={isAtStores} className="ml-auto">
        Lojas
      </RowLink>
      <RowLink href={`/produtos?${OFFERS}`} isCurrent={current === OFFERS}>
        <span className="bg-mark px-2 py-[3px] font-semibold text-mark-ink">Ofertas</span>
      </RowLink>
    </nav>
  );
}

function RowLink({ isCurrent, className, ...link }: RowLinkProps) {
  return (
    <RouterLink
      {...link}
      aria-current={isCurrent ? "page" : undefined}
      className={cx("category-link", isCurrent && "pingo-tab font-semibold", className)}
    />
  );
}
