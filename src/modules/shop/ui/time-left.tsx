import { useEffect, useState } from "react";
import { plural } from "#kit/format.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than this the date alone says it. */
const SHOWN_MS = 7 * DAY_MS;

/** How much time there still is, once the end is near; told after load, for the page is the same for everybody. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const [leftMs, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setLeft(new Date(endsAt).getTime() - Date.now());
    const timer = setInterval(update, 60_000);
    const first = requestAnimationFrame(update);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(first);
    };
  }, [endsAt]);
  if (leftMs === null || leftMs <= 0 || leftMs > SHOWN_MS) return null;
  return <p className="mt-1 text-sm font-semibold">{leftWords(leftMs)}</p>;
}

/** "Falta 1 dia", "Faltam 5 horas". */
function leftWords(leftMs: number): string {
  if (leftMs < HOUR_MS) return "Falta menos de uma hora.";
  const [count, one, many] =
    leftMs < 2 * DAY_MS ? [Math.floor(leftMs / HOUR_MS), "hora", "horas"] : [Math.floor(leftMs / DAY_MS), "dia", "dias"];
  return `${count === 1 ? "Falta" : "Faltam"} ${plural(Number(count), String(one), String(many))}.`;
}
