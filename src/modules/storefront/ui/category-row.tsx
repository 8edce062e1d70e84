import { useLocation, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { RouterLink } from "#ui/router-link.tsx";
import type { Frame } from "../schema/frame.ts";

type RowLinkProps = { href: string; isCurrent: boolean; className?: string; children: string };

/** The root categories in a row; what is being looked at carries the pingo. */
export function CategoryRow({ categories }: { categories: Frame["categories"] }) {
  const current = useSearch({ strict: false, select: (search) => ("categoria" in search ? search.categoria : undefined) });
  const isAtStores = useLocation({ select: ({ pathname }) => pathname === "/lojas" });
  return (
    <nav
      aria-label="Categorias"
      className="scrollbar-none flex h-11 items-center gap-[26px] overflow-x-auto text-sm max-md:hidden"
    >
      {categories.map(({ slug, name }) => (
        <RowLink key={slug} href={`/produtos?categoria=${slug}`} isCurrent={slug === current}>
          {name}
        </RowLink>
      ))}
      <RowLink href="/lojas" isCurrent={isAtStores} className="ml-auto">
        Lojas
      </RowLink>
    </nav>
  );
}

function RowLink({ isCurrent, className, ...link }: RowLinkProps) {
  return (
    <RouterLink
      {...link}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "flex h-11 items-center whitespace-nowrap -outline-offset-2 hover:text-accent",
        isCurrent ? "pingo-tab font-semibold" : "font-medium",
        className,
      )}
    />
  );
}
