import { useEffect, useState } from "react";
import type { EpubTrouble, OpenBook } from "./open-epub.ts";

type State = { is: "opening" } | { is: "open"; book: OpenBook } | { is: "trouble"; why: EpubTrouble };

const PREPARING_MS = 3_000;

/** The EPUB at an address, opened in the browser; a person's own copy still being prepared is waited for. */
export function useEpub(url: string): State & { again: () => void } {
  const [state, setState] = useState<State>({ is: "opening" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function open() {
      const { openEpub } = await import("./open-epub.ts");
      const opened = await openEpub(url, leaving.signal);
      if (leaving.signal.aborted) return;
      if (typeof opened !== "string") return setState({ is: "open", book: opened });
      setState({ is: "trouble", why: opened });
      if (opened === "preparing") timer = setTimeout(() => setAttempt((one) => one + 1), PREPARING_MS);
    }

    void open().catch(() => !leaving.signal.aborted && setState({ is: "trouble", why: "away" }));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [url, attempt]);

  return {
    ...state,
    again: () => {
      setState({ is: "opening" });
      setAttempt(attempt + 1);
    },
  };
}
