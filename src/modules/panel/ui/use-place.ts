import { useLocation, useMatches } from "@tanstack/react-router";
import { type Place, tabRead } from "./panel-link.ts";

/** Where the person is, as far as the menu cares: what the page read of its tab counts before its address. */
export function usePlace(): Place {
  const pathname = useLocation({ select: (location) => location.pathname });
  const asked = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get("aba") ?? undefined });
  const read = useMatches({ select: (matches) => tabRead(matches.at(-1)?.loaderData) });
  return { pathname, tab: read ?? asked };
}
