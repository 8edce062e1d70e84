import { useEffect, useState } from "react";
import { followWithdrawal } from "../functions.ts";
import { isOpen } from "../rules/moves.ts";
import type { WithdrawalPage } from "./facts.ts";

const BEAT_MS = 5_000;
/** Polls at every third interval while events arrive, because one may still be lost. */
const BEATS_WITH_EVENTS = 3;

/**
 * The current state of a withdrawal: read again when the server reports a change and, while the page is visible, every few seconds when
 * events do not arrive and less often when they do. A failed request leaves the last answer.
 */
export function useWithdrawal(first: WithdrawalPage, token: string): WithdrawalPage {
  const [fresh, setFresh] = useState(first);
  const { id, status } = fresh;
  const isGoing = isOpen(status);

  useEffect(() => {
    if (!isGoing) return undefined;
    const ask = () =>
      followWithdrawal({ data: { token } }).then(
        (answer) => {
          if ("status" in answer) setFresh(answer);
        },
        () => undefined,
      );
    const events = new EventSource(`/eventos/saque/${id}`);
    events.addEventListener("withdrawal", ({ data }) => {
      if ((JSON.parse(data) as { status: string | null }).status !== status) void ask();
    });
    let beats = 0;
    const timer = setInterval(() => {
      beats += 1;
      const isDue = events.readyState !== EventSource.OPEN || beats % BEATS_WITH_EVENTS === 0;
      if (isDue && !document.hidden) void ask();
    }, BEAT_MS);
    return () => {
      events.close();
      clearInterval(timer);
    };
  }, [id, isGoing, status, token]);
  return fresh;
}
