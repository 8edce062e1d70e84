import { useEffect, useEffectEvent } from "react";

const HEARD = "autoria:aviso";

/** Tells the page that something new reached the bell. */
export const notifyNotice = (): void => void window.dispatchEvent(new Event(HEARD));

/** Does something whenever the bell of this page rings: a part of a page that shows what notices speak of reads itself again. */
export function useNoticeHeard(act: () => void): void {
  const heard = useEffectEvent(act);
  useEffect(() => {
    const onHeard = () => heard();
    window.addEventListener(HEARD, onHeard);
    return () => window.removeEventListener(HEARD, onHeard);
  }, []);
}
