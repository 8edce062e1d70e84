import { useRouter } from "@tanstack/react-router";
import type { KeyboardEvent, PointerEvent } from "react";
import type { ChartPoint } from "./chart-point.ts";

type ChartPickerProps = {
  points: readonly ChartPoint[];
  active: number | null;
  onActive: (index: number | null) => void;
  read: (index: number) => readonly string[];
  place: { left: number; width: number; top: number; height: number; x: (index: number) => number; whole: number };
};

const TIP_HALF = 92;

/** Points at a slot of a chart by pointer or by arrows, tells it in a tooltip and aloud, and opens what it leads to. */
export function ChartPicker({ points, active, onActive, read, place }: ChartPickerProps) {
  const router = useRouter();
  const last = points.length - 1;
  const point = active === null ? undefined : points[active];
  const told = active === null ? [] : [...read(active), ...(point?.notes ?? [])];

  function press(event: KeyboardEvent) {
    const from = active ?? last + 1;
    const next = { ArrowLeft: from - 1, ArrowRight: active === null ? 0 : from + 1, Home: 0, End: last }[event.key];
    if (event.key === "Enter" && point?.href) open(point.href);
    else if (next !== undefined) onActive(Math.min(Math.max(next, 0), last));
    else return;
    event.preventDefault();
  }
  const move = (event: PointerEvent<HTMLElement>) =>
    onActive(
      Math.min(
        Math.max(
          Math.floor(((event.clientX - event.currentTarget.getBoundingClientRect().left) / place.width) * points.length),
          0,
        ),
        last,
      ),
    );
  const open = (href: string) => void router.navigate({ href });

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Ler o gráfico"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(active ?? last) + 1}
        aria-valuetext={[points[active ?? last]?.title, ...(active === null ? read(last) : told)].join(". ")}
        onKeyDown={press}
        onFocus={() => active ?? onActive(last)}
        onBlur={() => onActive(null)}
        onPointerMove={move}
        onPointerDown={move}
        onPointerLeave={(event) => document.activeElement !== event.currentTarget && onActive(null)}
        onClick={() => point?.href && open(point.href)}
        className={`absolute touch-pan-y rounded-sheet ${point?.href ? "cursor-pointer" : ""}`}
        style={{ left: place.left, width: place.width, top: place.top, height: place.height }}
      />
      {point && active !== null && (
        <div
          aria-hidden
          className="pointer-events-none absolute bottom-[calc(100%-64px)] z-10 w-[184px] rounded-ctl bg-ink px-3 py-2 text-2xs text-bg"
          style={{ left: Math.min(Math.max(place.x(active) - TIP_HALF, 0), place.whole - TIP_HALF * 2) }}
        >
          <span className="block opacity-80">{point.title}</span>
          {told.map((line, index) => (
            <span key={index} className={index === 0 ? "tn block text-sm font-semibold" : "tn block"}>
              {line}
            </span>
          ))}
          {point.href && <span className="mt-1 block opacity-80">Clique ou Enter para ver os pedidos</span>}
        </div>
      )}
    </>
  );
}
