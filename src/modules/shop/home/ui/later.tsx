import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Audience } from "../rules/home-sections.ts";
import type { Visit } from "../../schema/frame.ts";
import { useVisit } from "../../ui/visit.ts";

/** Something of the page that only some people see: it comes in once the page knows who is here. */
export function Later({ audience, children }: { audience: Audience; children: ReactNode }) {
  const visit = useVisit();
  const { mark, mayShow } = useQuietPlace(visit !== null && isFor(audience, visit));
  return (
    <>
      <span ref={mark} />
      {mayShow && children}
    </>
  );
}

function isFor(audience: Audience, { viewer }: Visit): boolean {
  if (audience === "visitantes") return viewer === null;
  if (audience === "clientes") return viewer !== null;
  return audience === "todos" || Boolean(viewer?.storeId);
}

/**
 * Whether what belongs at `mark` may come in: only where it pushes nothing that is being looked at, which is below the screen.
 * Put `mark` right before it. Once in it stays.
 */
export function useQuietPlace(isReady: boolean) {
  const mark = useRef<HTMLSpanElement>(null);
  const [mayShow, setMayShow] = useState(false);

  useEffect(() => {
    if (!isReady || !mark.current) return undefined;
    const watcher = new IntersectionObserver(([seen]) => {
      if (!seen || seen.boundingClientRect.top < innerHeight) return;
      setMayShow(true);
      watcher.disconnect();
    });
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, [isReady]);

  return { mark, mayShow: isReady && mayShow };
}
