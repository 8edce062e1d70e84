import { useState } from "react";

/** Once shown, a form stays: what was typed waits for whoever looks at the other choices. */
export function useWasEver(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
