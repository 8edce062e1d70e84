import type { MouseEvent } from "react";

/** Whether the link itself was asked for, and not another tab, another window or a download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
