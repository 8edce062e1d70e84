import { useState } from "react";

/** Stays true after being true once: a form already shown is retained, with its content, when another option is chosen. */
export function useWasEver(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
