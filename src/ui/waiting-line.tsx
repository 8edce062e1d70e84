import { useRouterState } from "@tanstack/react-router";

/** A line on the top of the screen while the next page, or the next answer of this one, is late. */
export function WaitingLine() {
  const isWaiting = useRouterState({ select: ({ status }) => status === "pending" });
  return isWaiting && <div aria-hidden className="waiting-line" />;
}
