import type { ReactNode } from "react";
import { RouterLink } from "#ui/router-link.tsx";
import { reviewsHref, type ReviewsSearch } from "../schema/search.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The reviews open over the page, as their own address would ask for them. */
    avaliacoes?: ReviewsSearch;
  }
}

type ReviewsLinkProps = {
  search: ReviewsSearch & { produto: string };
  /** Changes what is already open: Back still closes it. */
  replace?: boolean;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "true" | undefined;
  children: ReactNode;
};

/** Opens a product's reviews over the page, under their own address; another tab gets the page. */
export function ReviewsLink({ search, replace = false, ...rest }: ReviewsLinkProps) {
  return (
    <RouterLink
      {...rest}
      href={reviewsHref(search)}
      over={{
        to: ".",
        search: true,
        replace,
        state: { avaliacoes: search },
        mask: { to: "/avaliacoes", search, unmaskOnReload: true },
        resetScroll: false,
      }}
    />
  );
}
