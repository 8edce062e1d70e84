const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Hears one kind of event of a stream of the server, only while the page is seen: a browser keeps few connections to one place. A lost
 * connection it opens again by itself; a refused one, as while the server changes, is asked for again here, each time later. Answers
 * how to stop.
 */
export function followEvents(address: string, kind: string, receive: (data: string) => void): () => void {
  let events: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;

  function open(): void {
    close();
    if (document.visibilityState !== "visible") return;
    const opened = new EventSource(address);
    events = opened;
    opened.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      refusals = 0;
      receive(data);
    });
    opened.addEventListener("error", () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, Math.min(FIRST_WAIT_MS * 2 ** refusals++, LONGEST_WAIT_MS));
    });
  }

  function close(): void {
    clearTimeout(retry);
    events?.close();
  }

  open();
  document.addEventListener("visibilitychange", open);
  return () => {
    document.removeEventListener("visibilitychange", open);
    close();
  };
}
