import { useEffect, useEffectEvent } from "react";

const NOTICE_RECEIVED = "autoria:aviso";

/** Tells the page that something new reached the bell. */
export const notifyNotice = (): void => void window.dispatchEvent(new Event(NOTICE_RECEIVED));

/** Does something whenever the bell of this page rings: a part of a page that shows what notices speak of reads itself again. */
export function useNoticeReceived(act: () => void): void {
  const onNotice = useEffectEvent(act);
  useEffect(() => {
    const onReceived = () => onNotice();
    window.addEventListener(NOTICE_RECEIVED, onReceived);
    return () => window.removeEventListener(NOTICE_RECEIVED, onReceived);
  }, []);
}
