import { useState } from "react";

/** The instant a page was drawn, the same until it is left. Only in pages drawn in the browser. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
