import { useLocation } from "@tanstack/react-router";

/** Where the person is, as far as the menu cares. */
export function usePlace() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const tab = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get("aba") ?? undefined });
  return { pathname, tab };
}
