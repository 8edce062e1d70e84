import { useEffect, useState } from "react";
import type { Pdf, PdfTrouble } from "./open-pdf.ts";

type Opened = { pdf: Pdf; widths: number; ratio: number };
type State = { is: "opening" } | ({ is: "open" } & Opened) | { is: "trouble"; why: PdfTrouble };

const PREPARING_MS = 3_000;

/** The PDF at an address, opened in the browser; a person's own copy still being prepared is waited for. */
export function usePdf(url: string): State & { again: () => void } {
  const [state, setState] = useState<State>({ is: "opening" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function open() {
      const { openPdf, troubleOf } = await import("./open-pdf.ts");
      if (isLeft) return;
      const task = openPdf(url);
      close = () => void task.destroy();
      try {
        const pdf = await task.promise;
        const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isLeft) setState({ is: "open", pdf, widths: first.width, ratio: first.height / first.width });
      } catch (error) {
        if (isLeft) return;
        const why = troubleOf(error);
        setState({ is: "trouble", why });
        if (why === "preparing") timer = setTimeout(() => setAttempt((one) => one + 1), PREPARING_MS);
      }
    }

    void open().catch(() => !isLeft && setState({ is: "trouble", why: "away" }));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      close();
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
