import { useState } from "react";

/** The instant a page was rendered, constant until it is closed. Only for pages rendered in the browser. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
