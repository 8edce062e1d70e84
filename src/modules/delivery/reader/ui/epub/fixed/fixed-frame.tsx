import { useEffect, useRef } from "react";
import type { PageSize } from "#modules/catalog/epub/rules/page-size.ts";
import { attendFrame, type BookWindow } from "../attend-frame.ts";
import type { BookPage } from "../open-epub.ts";
import { dressFixed, pageDocument } from "../page-document.ts";
import { hearEdges, hearSwipes, type Side } from "./hear-turns.ts";

type FixedFrameProps = {
  page: BookPage;
  size: PageSize;
  /** How large it is drawn: 1 is as its author drew it. */ scale: number;
  title: string;
  picture: (path: string) => Promise<Blob | null>;
  onSwipe: (to: Side) => void;
  onEdge: (to: Side) => void;
  onLink: (to: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** A page whose things stand where its author put them, drawn whole at any size, in a frame as closed as that of flowing pages. */
export function FixedFrame({ page, size: { width, height }, scale, title, picture, ...calls }: FixedFrameProps) {
  const box = useRef<HTMLIFrameElement>(null);
  const close = useRef(() => {});
  const heard = useRef(calls);
  useEffect(() => {
    heard.current = calls;
  });
  useEffect(() => () => close.current(), []);

  function begin() {
    const frame = box.current?.contentWindow as BookWindow | null;
    if (!frame) return;
    close.current();
    const drop = new AbortController();
    dressFixed(frame, page.styles);
    hearSwipes(frame, drop.signal, (to) => heard.current.onSwipe(to));
    hearEdges(frame, drop.signal, (to) => heard.current.onEdge(to));
    const leave = attendFrame(frame, {
      page,
      picture,
      onLink: (to) => heard.current.onLink(to),
      onKey: (event) => heard.current.onKey(event),
    });
    close.current = () => {
      drop.abort();
      leave();
    };
  }

  return (
    <div dir="ltr" className="shrink-0 overflow-hidden bg-white" style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={box}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={pageDocument(page, title, null)}
        onLoad={begin}
        className="block max-w-none origin-top-left"
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
