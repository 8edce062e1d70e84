import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

const WAITS_MS = [1_500, 5_000];

/** Reads the page again shortly after: a download begins outside it and is counted by the server at its first byte. */
export function useRefreshSoon(): () => void {
  const router = useRouter();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return () => {
    timers.current.forEach(clearTimeout);
    timers.current = WAITS_MS.map((ms) => setTimeout(() => void router.invalidate(), ms));
  };
}
