import { useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { RouterLink } from "#ui/router-link.tsx";
import type { Frame } from "../schema/frame.ts";

/** The root categories in a row; the one being looked at carries the pingo. */
export function CategoryRow({ categories }: { categories: Frame["categories"] }) {
  const current = useSearch({ strict: false, select: (search) => ("categoria" in search ? search.categoria : undefined) });
  return (
    <nav
      aria-label="Categorias"
      className="scrollbar-none flex h-11 items-center gap-[26px] overflow-x-auto text-sm max-md:hidden"
    >
      {categories.map(({ slug, name }) => (
        <RouterLink
          key={slug}
          href={`/produtos?categoria=${slug}`}
          aria-current={slug === current ? "page" : undefined}
          className={cx(
            "flex h-11 items-center whitespace-nowrap -outline-offset-2 hover:text-accent",
            slug === current ? "pingo-tab font-semibold" : "font-medium",
          )}
        >
          {name}
        </RouterLink>
      ))}
      <RouterLink
        href="/lojas"
        className="ml-auto flex h-11 items-center font-medium whitespace-nowrap -outline-offset-2 hover:text-accent"
      >
        Lojas
      </RouterLink>
    </nav>
  );
}
